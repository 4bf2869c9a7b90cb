import stylelint from 'stylelint'
import { checkOwnProperties, ownPropertiesRule } from './scripts/lint/ownProperties.mjs'

/** The widths at which the layout changes: 600, 900 and 1200 pixels at the default font size. */
const breakpoints = ['37.5em', '56.25em', '75em']

/** Below this width, at the default font size 320 pixels, the font is very large for the window. */
const narrowest = '20em'

/**
 * The heights below which a layout has less room. 30em: a phone on its side. 37.5em: too low for what stays in view. The
 * others belong to one layout each: 47em to the title of the home page, 50em to the plans, 53em to the compare slider.
 */
const heights = ['30em', '37.5em', '47em', '50em', '53em']

const containerWidths = ['25em', '30em', '37.5em']

/** Matches every value. */
const any = ['/^.+$/']

const containerRule = 'site/container-widths'

/**
 * Stylelint has no rule for the widths in container queries.
 *
 * @type {import('stylelint').RuleBase}
 */
const checkContainers = (isOn) => (root, result) => {
  root.walkAtRules('container', (node) => {
    const width = /\(min-width: ([^)]+)\)$/.exec(node.params)?.[1]
    if (!isOn || (width && containerWidths.includes(width))) return
    const message = `Query a container for a (min-width: …) of ${containerWidths.join(', ')}`
    stylelint.utils.report({ ruleName: containerRule, result, node, message })
  })
}

/**
 * Makes a plugin of a rule of our own.
 *
 * @param {string} ruleName
 * @param {import('stylelint').RuleBase} rule
 */
const plugin = (ruleName, rule) => ({
  ruleName,
  rule: Object.assign(rule, { ruleName, messages: {} }),
})

// A component does not depend on what surrounds it. With :has() on the root element, adding an element also invalidates
// the styles of about fifty others.
const outside = ['/\\[data-page/', '/(^|\\s)(:root|html|body):has\\(/']
const system = '/\\[data-(os|offer)/'
const counting = '/:nth-(last-)?(child|of-type)\\((?!odd|even)|(^|[\\s>+~(]):(first|last)-child/'
// Durations and curves are tokens, which are zero if the visitor prefers reduced motion. What browsers animate needs no
// layout.
const time = '/(^|[\\s,])[\\d.]*[1-9][\\d.]*m?s\\b/'
const curve = '/(^|[\\s,])(ease|linear|step|cubic)/'
const moved = 'none|opacity|visibility|translate|rotate|scale|clip-path'
const disallowedMotion = {
  '/^--/': [time],
  '/^(animation|transition)/': [time, curve],
  transition: [time, curve, `/(^|,)\\s*(?!${moved})[a-z]/`],
}
const motionMessage = `Use the durations and the curve of tokens.css, for ${moved.replaceAll('|', ', ')}`

// Chromium supports only one language per :lang(), and drops a rule with more. Stylelint's other rules accept them.
const languages = /:lang\([^)]*,/

const message = (/** @type {string} */ selector) =>
  languages.test(selector)
    ? 'Write one language per :lang(), as in :is(:lang(ar), :lang(ja))'
    : 'Select by a class, not by the page, the visitor’s system or the number of children'

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: [
    'stylelint-plugin-logical-css',
    'stylelint-plugin-use-baseline',
    plugin(containerRule, checkContainers),
    plugin(ownPropertiesRule, checkOwnProperties),
  ],
  // The custom properties that every style sheet may use. A sheet may also use its own.
  referenceFiles: ['src/**/*.css'],
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

    'no-unknown-custom-properties': true,
    'media-feature-name-value-allowed-list': {
      'min-width': breakpoints,
      'min-height': heights,
      '/^max-/': [],
    },
    [containerRule]: true,
    [ownPropertiesRule]: true,
    'declaration-property-value-allowed-list': { composes: ['/^[a-zA-Z0-9 ]+ from global$/'] },

    'declaration-property-value-disallowed-list': [disallowedMotion, { message: motionMessage }],

    'selector-disallowed-list': [[...outside, system, counting, languages], { message }],
    'selector-max-compound-selectors': 3,

    // `:global` and `composes` are additions of CSS Modules that stylelint does not know.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],

    'value-keyword-case': ['lower', { ignoreProperties: ['composes'] }],

    // Cascade layers decide which rule takes precedence, so !important is not needed.
    'declaration-no-important': true,

    // Safari 16 supports these properties only with a prefix.
    'property-no-vendor-prefix': [
      true,
      {
        ignoreProperties: ['/^-webkit-(text-size-adjust|backdrop-filter|user-select|mask-image)$/'],
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
        // Chrome 105, Safari 16.0 and every supported Firefox ESR support container queries.
        ignoreAtRules: ['view-transition', 'container'],
        ignoreUnits: ['cqi', 'cqb'],
        ignoreProperties: {
          'container-type': any,
          // Safari 16.0 supports these, but outlines have square corners and `hyphens` needs a prefix.
          '/^(overscroll-behavior|outline|hyphens|text-size-adjust)$/': any,
          // Without support, lines just break elsewhere.
          'text-wrap': any,
          'word-break': ['auto-phrase'],
          // Without support, a classic scroll bar may shift the page once, by half the width of the scroll bar.
          'overflow-block': any,
          // Browsers without support have no forced-colours mode.
          'forced-color-adjust': any,
          'view-transition-name': any,
          // Without support, printed pages just break elsewhere.
          'break-after': ['avoid'],
          '/^(orphans|widows)$/': any,
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
      // Below 768 pixels, the header has a mobile menu, and the caption of the chosen face would lie on the portrait.
      files: ['src/layout/Header/**', 'src/sections/home/FaceChips.module.css'],
      rules: {
        'media-feature-name-value-allowed-list': {
          'min-width': [...breakpoints, '48em'],
          'min-height': heights,
          '/^max-/': [],
        },
      },
    },
    {
      files: ['src/styles/**'],
      rules: {
        'media-feature-name-value-allowed-list': {
          'min-width': [...breakpoints, narrowest],
          'min-height': heights,
          '/^max-/': [],
        },
      },
    },
    {
      files: ['src/styles/tokens.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
    {
      // These files decide what each system is offered.
      files: ['src/{styles/utilities,sections/tutorial/Parts.module}.css', 'src/layout/Header/**'],
      rules: { 'selector-disallowed-list': [[...outside, counting, languages], { message }] },
    },
    {
      // This sheet selects the elements of the sitemap, which is XML.
      files: ['static/sitemap.css'],
      rules: { 'selector-type-no-unknown': null },
    },
    {
      // Developers have current browsers.
      files: ['tools/**'],
      rules: { 'plugin/use-baseline': null },
    },
  ],
}
