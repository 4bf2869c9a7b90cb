import { type CDPSession, type Page } from '@playwright/test'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Returns the session of a page with Chromium's developer tools. What it emulates lasts as long as the session. */
export function devtoolsOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)

  sessions.set(page, session)

  return session
}

/** Makes all elements that a selector matches look as if they were, for example, hovered. Without classes, ends that. */
export async function forceState(
  page: Page,
  selector: string,
  pseudoClasses: readonly string[],
): Promise<void> {
  const session = await devtoolsOf(page)

  // `DOM.getDocument` gives each element a new ID, for which an empty list would not end the state. This does.
  await session.send('CSS.disable')
  if (pseudoClasses.length === 0) return
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })

  await Promise.all(
    nodeIds.map((nodeId) =>
      session.send('CSS.forcePseudoState', {
        nodeId,
        forcedPseudoClasses: [...pseudoClasses],
      }),
    ),
  )
}
