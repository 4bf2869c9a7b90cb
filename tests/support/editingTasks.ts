import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { localeCodes } from '../../src/site/locales'

interface Release {
  version: string
  fileName: string
  bytes: number
  sha256: string
  released: string
  channels: Record<string, string | null>
}

/** Edits the parsed document of a JSON or YAML file. Comments are kept. */
function change(path: string, edit: (document: ReturnType<typeof parseDocument>) => void): void {
  const document = parseDocument(readFileSync(path, 'utf8'), { version: '1.1' })
  edit(document)
  const text = path.endsWith('.json')
    ? `${JSON.stringify(document.toJSON(), null, 2)}\n`
    : document.toString({ lineWidth: 0 })
  writeFileSync(path, text)
}

/**
 * The tasks of docs/editing.md. Each one edits the content/ folder at the given path. Afterwards the content check and
 * the site rules must pass.
 */
export const editingTasks: Readonly<Record<string, (content: string) => void>> = {
  'release version 3.0.4': (content) => {
    change(join(content, 'site/releases.json'), (document) => {
      const file = document.toJSON() as { files: Release[] }
      const [release] = file.files
      if (!release) throw new Error('There is no release.')
      const renamed = (text: string) => text.replaceAll(release.version, '3.0.4')
      document.setIn(['files', 0], {
        ...release,
        version: '3.0.4',
        bytes: 12_345_678,
        sha256: '0123456789abcdef'.repeat(4),
        released: '2026-01-15',
        fileName: renamed(release.fileName),
        channels: Object.fromEntries(
          Object.entries(release.channels).map(([name, url]) => [name, url && renamed(url)]),
        ),
      })
    })
  },
  'set a price': (content) => {
    change(join(content, 'site/plans.yaml'), (document) => {
      document.setIn(['plans', 0, 'price'], { amount: 9.99, currency: 'USD' })
    })
  },
  'add a question': (content) => {
    change(join(content, 'site/faq.yaml'), (document) =>
      document.addIn(['tutorial'], 'newQuestion'),
    )
    for (const locale of localeCodes) {
      change(join(content, 'prose', locale, 'faq.yaml'), (document) => {
        // Copying an existing entry gives valid text in every language.
        const { question, answer } = (document.toJSON() as Prose).entries[0] ?? {}
        document.addIn(['entries'], { key: 'newQuestion', question, answer })
      })
    }
  },
  'replace an image': (content) => {
    const image = (name: string) => join(content, 'images/tutorial', name)
    writeFileSync(image('install.png'), readFileSync(image('open.png')))
  },
  'edit a Korean string': (content) => {
    change(join(content, 'locales/ko/about.json'), (document) => {
      const title = String(document.getIn(['title']))
      document.setIn(['title'], `${title} ${title}`)
    })
  },
  'add a testimonial': (content) => {
    change(join(content, 'site/testimonials.yaml'), (document) => {
      document.addIn(['testimonials'], { key: 'newDemo', videoId: null })
    })
    for (const locale of localeCodes) {
      change(join(content, 'locales', locale, 'home.json'), (document) => {
        const path = ['testimonials', 'items', 'newDemo']
        document.setIn(path, document.getIn(['testimonials', 'items', 'stream']))
      })
    }
  },
  'move a page': (content) => {
    change(join(content, 'site/redirects.yaml'), (document) => {
      document.setIn(['redirects'], [{ from: '/plans/', to: '/price/' }])
    })
  },
  'announce another project': (content) => {
    change(join(content, 'site/banner.yaml'), (document) => {
      document.setIn(['dismissKey'], 'another-project')
      document.setIn(['href'], 'https://another.example/')
    })
  },
  'change a contact address': (content) => {
    change(join(content, 'site/contact.yaml'), (document) => {
      document.setIn(['email'], 'help@facewright.example')
    })
  },
  'name the company': (content) => {
    change(join(content, 'site/brand.yaml'), (document) => {
      document.setIn(['company'], 'Facewright Limited\n1 Example Road\nHong Kong')
    })
  },
  'reorder the questions': (content) => {
    change(join(content, 'site/faq.yaml'), (document) => {
      const { price } = document.toJSON() as { price: string[] }
      document.setIn(['price'], price.reverse())
    })
  },
  'add a section to a legal text': (content) => {
    for (const locale of localeCodes) {
      change(join(content, 'prose', locale, 'privacy.yaml'), (document) => {
        const { heading, body } = (document.toJSON() as Prose).sections.at(-1) ?? {}
        document.addIn(['sections'], { key: 'newSection', heading, body })
      })
    }
  },
}

interface Prose {
  entries: { question: string; answer: string }[]
  sections: { heading: string; body: string }[]
}
