/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-logical-css', 'stylelint-plugin-use-baseline'],
  // An exception that gives no reason, or has outlived it, is a mistake.
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Arabic mirrors the page: start and end follow the writing, left and right don't.
    'logical-css/require-logical-properties': true,
    'logical-css/require-logical-keywords': true,

    // Classes are properties of an object in the components, so they are named as properties are.
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Name classes in camelCase' }],
    'keyframes-name-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Name keyframes in camelCase' }],

    // Asked of the whole page, it makes each element that comes in cost the styles of many others.
    'selector-disallowed-list': [
      ['/(^|\\s)(:root|html|body):has\\(/'],
      { message: 'Ask :has() of a component, not of the whole page' },
    ],

    // CSS modules add one pseudo-class and one property to the language.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],

    // Layers say which rule wins, so nothing has to shout.
    'declaration-no-important': true,

    // Safari 16 knows these by their old names only.
    'property-no-vendor-prefix': [
      true,
      {
        ignoreProperties: [
          '-webkit-text-size-adjust',
          '-webkit-backdrop-filter',
          '-webkit-user-select',
          '-webkit-mask-image',
        ],
      },
    ],
    'selector-no-vendor-prefix': [true, { ignoreSelectors: ['::-webkit-details-marker'] }],

    // Safari reads the comparing form, (width <= 767px), from 16.4 on; the floor is 16.0.
    'media-feature-range-notation': 'prefix',

    // The floor of our browserslist knows what every browser knew at the end of 2022; more stands inside @supports or here.
    'plugin/use-baseline': [
      true,
      {
        available: 2022,
        ignoreSelectors: [
          // Chrome 105 and Safari 15.4 have it, and so does every Firefox ESR that is still kept up.
          'has',
          // Where these are missing, a mark or a selection has the browser's own colour, and pages change without moving.
          'marker',
          'selection',
          '/^view-transition/',
        ],
        ignoreAtRules: ['view-transition'],
        // Chrome 105 and Safari 16.0 have container units, and so does every Firefox ESR that is still kept up.
        ignoreUnits: ['cqi'],
        ignoreProperties: {
          'container-type': ['/^.+$/'],
          // Safari 16.0 has them; its outlines don't follow round corners, and its hyphens come with a prefix.
          'overscroll-behavior': ['/^.+$/'],
          outline: ['/^.+$/'],
          hyphens: ['/^.+$/'],
          'text-size-adjust': ['/^.+$/'],
          // Where these are missing, lines break elsewhere and nothing is lost.
          'text-wrap': ['/^.+$/'],
          'word-break': ['auto-phrase'],
          // Chrome before 135 and Safari, where its bars are not drawn over the page, move the page by half a bar, once.
          'overflow-block': ['/^.+$/'],
          // Browsers without it have no forced colours either.
          'forced-color-adjust': ['/^.+$/'],
          'view-transition-name': ['/^.+$/'],
        },
      },
    ],

    // As scripts import: a name in quotes.
    'import-notation': 'string',

    // Blank lines group tokens by purpose, and a module is small enough to see which of its rules comes later.
    'custom-property-empty-line-before': null,
    'no-descending-specificity': null,
  },
  overrides: [
    {
      // What hides for a printer, a screen reader or a quiet screen must win over every component.
      files: ['src/styles/utilities.css', 'src/styles/reset.css', 'src/styles/base.css'],
      rules: { 'declaration-no-important': null },
    },
  ],
}
