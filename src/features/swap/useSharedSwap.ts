import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { pageState } from '../../browser/pageState'
import { useCopy } from '../../hooks/useCopy'
import { initialSwap, parseSwap, swapPath, swapToQuery, type Swap } from '../../lib/sharedSwap'

/** Syncs the radio buttons `head` and `face` with the URL. `remember` writes the choice to it. */
export function useSharedSwap() {
  const form = useRef<HTMLFormElement>(null)
  const [swap, setSwap] = useState(initialSwap)
  const link = useCopy()

  // A layout effect runs before React repeats a click that came before hydration, so the click concerns the shared swap.
  useLayoutEffect(() => {
    if (!form.current) return
    const shared = parseSwap(new URLSearchParams(location.search).get('swap'))
    const chosen: Record<string, string | undefined> = { face: pageState().wear, ...shared }

    for (const [name, value] of Object.entries(chosen)) {
      if (value) buttonsOf(form.current, name).value = value
    }

    setSwap(chosenIn(form.current))
  }, [])

  const remember = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const choice = chosenIn(currentTarget)

    setSwap(choice)
    link.reset()
    try {
      history.replaceState(history.state, '', `${swapToQuery(location.search, choice)}#try`)
    } catch {
      // Safari limits how often a page may change its URL.
    }
  }

  return { form, swap, remember, link, url: () => new URL(swapPath(swap), location.href).href }
}

/** Returns the swap that the radio buttons of a form have. */
function chosenIn(form: HTMLFormElement): Swap {
  const name = `${buttonsOf(form, 'head').value}-${buttonsOf(form, 'face').value}`

  return parseSwap(name) ?? initialSwap
}

function buttonsOf(form: HTMLFormElement, name: string): RadioNodeList {
  return form.elements.namedItem(name) as RadioNodeList
}
