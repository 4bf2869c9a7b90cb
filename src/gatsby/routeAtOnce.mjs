const waiting = /requestAnimationFrame\(\(\)=>(\{\w+\|\|\w+\(\{location:\w+\}\)\})\)/

/**
 * A webpack loader: takes the source of Gatsby's router and gives it with the next page drawn in the task of the click
 * instead of after the next frame; throws when it waits otherwise.
 *
 * @param {string} source
 */
// eslint-disable-next-line import-x/no-default-export -- It is what webpack asks for.
export default function drawAtOnce(source) {
  if (!waiting.test(source)) throw new Error(`Gatsby's router waits otherwise than by ${waiting}`)
  return `import{flushSync}from"react-dom";${source.replace(waiting, 'flushSync(()=>$1)')}`
}
