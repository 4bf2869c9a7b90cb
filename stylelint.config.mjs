/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-logical-css', 'stylelint-plugin-use-baseline'],
  // A disabled rule needs a reason, and must still be violated.
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Arabic mirrors the page: start and end follow the writing direction, left and right don't.
    'logical-css/require-logical-properties': true,
    'logical-css/require-logical-keywords': true,

    // Components access classes as properties of an object, so classes are named like properties.
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Name classes in camelCase' }],
    'keyframes-name-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Name keyframes in camelCase' }],

    // With :has() on an ancestor of everything, each added element invalidates the styles of the whole page.
    'selector-disallowed-list': [
      ['/(^|\\s)(:root|html|body):has\\(/'],
      { message: 'Use :has() on a component, not on the whole page' },
    ],

    // CSS modules add a pseudo-class and a property.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],

    // Cascade layers decide which rule wins, so !important is not needed.
    'declaration-no-important': true,

    // Safari 16 supports these only with a prefix.
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

    // Safari supports the range syntax, (width <= 767px), since 16.4; our minimum is 16.0.
    'media-feature-range-notation': 'prefix',

    // Our oldest browsers support Baseline 2022. Newer features need @supports or an exception here.
    'plugin/use-baseline': [
      true,
      {
        available: 2022,
        ignoreSelectors: [
          // Chrome 105, Safari 15.4 and every supported Firefox ESR have it.
          'has',
          // Without them, markers and selections have the browser's default colour, and navigations are not animated.
          'marker',
          'selection',
          '/^view-transition/',
        ],
        ignoreAtRules: ['view-transition'],
        // Chrome 105, Safari 16.0 and every supported Firefox ESR have container units.
        ignoreUnits: ['cqi'],
        ignoreProperties: {
          'container-type': ['/^.+$/'],
          // Safari 16.0 has them, with square outlines and with prefixed hyphens.
          'overscroll-behavior': ['/^.+$/'],
          outline: ['/^.+$/'],
          hyphens: ['/^.+$/'],
          'text-size-adjust': ['/^.+$/'],
          // Without them, lines only break elsewhere.
          'text-wrap': ['/^.+$/'],
          'word-break': ['auto-phrase'],
          // Without it, a classic scroll bar may shift the page once, by half its width.
          'overflow-block': ['/^.+$/'],
          // Browsers without it have no forced colours.
          'forced-color-adjust': ['/^.+$/'],
          'view-transition-name': ['/^.+$/'],
          // Without them, printed pages only break elsewhere.
          'break-after': ['avoid'],
          orphans: ['/^.+$/'],
          widows: ['/^.+$/'],
        },
      },
    ],

    'import-notation': 'string',

    // Blank lines group tokens by purpose. Modules are small enough to see the order of their rules.
    'custom-property-empty-line-before': null,
    'no-descending-specificity': null,
  },
  overrides: [
    {
      // Rules for print, screen readers and reduced motion must override every component.
      files: ['src/styles/utilities.css', 'src/styles/reset.css', 'src/styles/base.css'],
      rules: { 'declaration-no-important': null },
    },
  ],
}
