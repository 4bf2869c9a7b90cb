import './overview.css'
import { examplesByComponent } from 'gallery-examples'
import { createRoot } from 'react-dom/client'
import type { Examples } from '../../../src/components/example'
import { exampleUrl, looks } from '../looks'

const main = document.querySelector('main')
if (!main) throw new Error('The page of the gallery has no main element.')

const chosen = new URLSearchParams(location.search).get('component') ?? ''

createRoot(main).render(<Overview component={chosen} />)

/** The list of all components, and the examples of the chosen one. */
function Overview({ component }: { readonly component: string }) {
  const examples = examplesByComponent[component]

  return (
    <>
      <nav aria-label="Components">
        <ul>
          {Object.keys(examplesByComponent).map((name) => (
            <li key={name}>
              <a
                href={`?${new URLSearchParams({ component: name }).toString()}`}
                aria-current={name === component ? 'page' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {examples && <ExampleList component={component} examples={examples} />}
    </>
  )
}

interface ExampleListProps {
  readonly component: string
  readonly examples: Examples
}

/** The examples of a component, each in every look. A frame can be made wider, and its link shows it alone. */
function ExampleList({ component, examples }: ExampleListProps) {
  return (
    <div>
      <h1>{component}</h1>
      {Object.entries(examples).map(([example, { description }]) => (
        <section key={example}>
          <h2>{example}</h2>
          <p>{description}</p>
          <div className="frames">
            {looks.map((look) => {
              const url = exampleUrl({ component, example, ...look })
              const title = `${look.locale}, ${look.theme}`

              return (
                <figure key={title}>
                  <figcaption>
                    <a href={url}>{title}</a>
                  </figcaption>
                  <iframe src={url} title={title} loading="lazy" />
                </figure>
              )
            })}
          </div>
        </section>
      ))}
    </div>
  )
}
