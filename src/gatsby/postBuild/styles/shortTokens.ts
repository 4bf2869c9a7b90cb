import postcss from 'postcss'

/**
 * Calls the tokens of the design, which the layer `tokens` of a style sheet declares, by numbers; other custom properties
 * keep their names, by which scripts set them.
 */
export function shortTokens(css: string): string {
  const names = new Set<string>()
  postcss.parse(css).walkAtRules('layer', (layer) => {
    if (layer.params === 'tokens') layer.walkDecls(/^--/, ({ prop }) => void names.add(prop))
  })
  const numbers = new Map(Array.from(names, (name, index) => [name, `--${index}`]))
  return css.replace(/--[a-z][\w-]*/g, (name) => numbers.get(name) ?? name)
}
