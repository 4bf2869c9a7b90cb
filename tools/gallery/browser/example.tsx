import '../../../src/styles/all.css'
import './example.css'
import { examplesByComponent } from 'gallery-examples'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { Example, PageResults } from '../../../src/components/example'
import { PageProvider } from '../../../src/i18n/PageProvider'
import { locales } from '../../../src/site/locales'
import { exampleUrl, viewOf, type ExampleView } from '../looks'
import { fetchPages, withAllMessages } from './pages'

declare global {
  interface Window {
    // The tests and the pictures show all examples in one page, because loading a page takes longer.
    namesOfExamples: (component: string) => readonly string[]
    showExample: (view: ExampleView) => Promise<void>
  }
}

const main = document.querySelector('main')
if (!main) throw new Error('The page of the example has no main element.')

const { dataset } = document.documentElement
const root = createRoot(main)

Object.assign(window, { namesOfExamples, showExample })
// The examples are on no page, so Gatsby's loader has nothing to load.
Object.assign(window, { ___loader: { loadPage: () => Promise.resolve(undefined) } })

if (location.search) {
  await showExample(viewOf(location.search))
  fitFrame()
}

function namesOfExamples(component: string): readonly string[] {
  return Object.keys(examplesByComponent[component] ?? {})
}

/** Shows an example. The promise resolves when React has rendered it and has run its effects. */
async function showExample(view: ExampleView): Promise<void> {
  const example = examplesByComponent[view.component]?.[view.example]
  if (!example) throw new Error(`${view.component} has no example "${view.example}".`)
  const pages = await fetchPages(view.locale)

  describePage(view, example)
  await new Promise<void>((onShown) => {
    root.render(<Shown key={exampleUrl(view)} {...{ view, example, pages, onShown }} />)
  })
}

/** Sets what the inline script and Gatsby set on `<html>`. */
function describePage({ component, locale, theme }: ExampleView, { state }: Example): void {
  const { documentElement } = document

  documentElement.lang = locale
  documentElement.dir = locales[locale].direction
  for (const name of Object.keys(dataset)) Reflect.deleteProperty(dataset, name)
  Object.assign(dataset, state ?? { os: 'windows', offer: 'windows' }, { theme, js: '' })
  // Components look best with space around them; sections and the layout reach from edge to edge.
  dataset.layer = component.split('/')[0] ?? ''
}

interface ShownProps {
  readonly example: Example
  readonly view: ExampleView
  readonly pages: PageResults
  readonly onShown: () => void
}

function Shown({ example, view, pages, onShown }: ShownProps) {
  const { Show, route = 'home', isOpen = false } = example

  useEffect(() => {
    for (const disclosure of document.querySelectorAll('details')) disclosure.open = isOpen
    onShown()
  }, [isOpen, onShown])

  return (
    <PageProvider
      data={withAllMessages(pages)}
      page={{ locale: view.locale, route, rendersInSteps: false }}
    >
      <Show pages={pages} />
    </PageProvider>
  )
}

/** Makes the frame in the overview as high as the example. */
function fitFrame(): void {
  const frame = window.frameElement
  if (!(frame instanceof HTMLElement)) return

  new ResizeObserver(() => {
    frame.style.blockSize = `${document.body.scrollHeight}px`
  }).observe(document.body)
}
