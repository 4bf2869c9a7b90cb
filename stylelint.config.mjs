/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-logical-css', 'stylelint-plugin-use-baseline'],
  // A comment that disables a rule must give a reason. A comment that disables nothing is an error.
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Arabic pages are mirrored. `start` and `end` follow the writing direction, but `left` and `right` do not.
    'logical-css/require-logical-properties': true,
    'logical-css/require-logical-keywords': true,

    // Components access class names as object properties, so class names are in camel case.
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Name classes in camelCase' }],
    'keyframes-name-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Name keyframes in camelCase' }],

    // With :has() on the root element, adding an element invalidates the styles of about fifty other elements.
    'selector-disallowed-list': [
      ['/(^|\\s)(:root|html|body):has\\(/'],
      { message: 'Use :has() on a component, not on the whole page' },
    ],

    // `:global` and `composes` are additions of CSS Modules that stylelint does not know.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],

    // Cascade layers decide which rule takes precedence, so !important is not needed.
    'declaration-no-important': true,

    // Safari 16 supports these properties only with a prefix.
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

    // Safari 16.0, our minimum version, does not support the range syntax, such as (width <= 767px).
    'media-feature-range-notation': 'prefix',

    // All supported browsers support Baseline 2022. Newer features need @supports or an exception here.
    'plugin/use-baseline': [
      true,
      {
        available: 2022,
        ignoreSelectors: [
          // Chrome 105, Safari 15.4 and every supported Firefox ESR support :has().
          'has',
          // Without support, markers and selections have default colours, and navigations are not animated.
          'marker',
          'selection',
          '/^view-transition/',
        ],
        ignoreAtRules: ['view-transition'],
        // Chrome 105, Safari 16.0 and every supported Firefox ESR support container units.
        ignoreUnits: ['cqi'],
        ignoreProperties: {
          'container-type': ['/^.+$/'],
          // Safari 16.0 supports these, but outlines have square corners and `hyphens` needs a prefix.
          'overscroll-behavior': ['/^.+$/'],
          outline: ['/^.+$/'],
          hyphens: ['/^.+$/'],
          'text-size-adjust': ['/^.+$/'],
          // Without support, lines just break elsewhere.
          'text-wrap': ['/^.+$/'],
          'word-break': ['auto-phrase'],
          // Without support, a classic scroll bar may shift the page once, by half the width of the scroll bar.
          'overflow-block': ['/^.+$/'],
          // Browsers without support have no forced-colours mode.
          'forced-color-adjust': ['/^.+$/'],
          'view-transition-name': ['/^.+$/'],
          // Without support, printed pages just break elsewhere.
          'break-after': ['avoid'],
          orphans: ['/^.+$/'],
          widows: ['/^.+$/'],
        },
      },
    ],

    'import-notation': 'string',

    // Blank lines may group tokens. Specificity may descend: in short CSS Modules, rule order is obvious.
    'custom-property-empty-line-before': null,
    'no-descending-specificity': null,
  },
  overrides: [
    {
      // Rules for print, screen readers and reduced motion must override the styles of every component.
      files: ['src/styles/utilities.css', 'src/styles/reset.css', 'src/styles/base.css'],
      rules: { 'declaration-no-important': null },
    },
  ],
}
