/**
 * The condition, as in `@supports`, under which browsers apply the style sheet. With half of what it needs, headings
 * would be as small as text and drawings would cover each other, so other browsers show the plain page (styles/plain.css).
 * These two came last of what the design cannot do without: browsers that know both also know cascade layers,
 * individual transforms, `inset`, `:is()` and `aspect-ratio`. Chrome knows them since version 105, Safari since 16.0 and
 * Firefox since 121.
 */
export const designNeeds = '(width: 1cqi) and selector(:has(a))'
