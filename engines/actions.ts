import { keyCodes, type Key, type Point } from './browser'

/** The press of a key as W3C WebDriver writes it, classic and BiDi alike. */
export function keyActions(key: Key): readonly object[] {
  const value = keyCodes[key]
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ]
}

/** A pointer pressed at the first point, moved over the others and let go at the last, as W3C WebDriver writes it. */
export function dragActions([first, ...rest]: readonly [Point, ...Point[]]): readonly object[] {
  const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) })
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        move(first),
        { type: 'pointerDown', button: 0 },
        ...rest.map(move),
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]
}
