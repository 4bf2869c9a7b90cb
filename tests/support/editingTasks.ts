import { join } from 'node:path'
import { localeCodes } from '../../src/site/locales'
import { editFile, editImages, setValues, type Edit } from '../../tools/filled/edits'

/**
 * Editing tasks besides those of tools/filled/, most of them from docs/editing.md. After them, too, the content check and
 * the tests in tests/site must pass.
 */
export const editingTasks: Readonly<Record<string, Edit>> = {
  'add a question': (content) => {
    editFile(join(content, 'site/faq.yaml'), (document) =>
      document.addIn(['tutorial'], 'newQuestion'),
    )
    for (const locale of localeCodes) {
      editFile(join(content, 'prose', locale, 'faq.yaml'), (document) => {
        // Copies an existing entry, because its question and answer are valid in every language.
        const { question, answer } = (document.toJSON() as EditedProse).entries[0] ?? {}
        document.addIn(['entries'], { key: 'newQuestion', question, answer })
      })
    }
  },
  'replace an image': (content) => {
    editImages(
      'const [file] = args; sharp(file).flop().toBuffer().then((image) => sharp(image).toFile(file))',
      join(content, 'images/product/stream.png'),
    )
  },
  'edit a Korean string': (content) => {
    editFile(join(content, 'locales/ko/about.json'), (document) => {
      const title = String(document.getIn(['title']))
      document.setIn(['title'], `${title} ${title}`)
    })
  },
  'add a testimonial': (content) => {
    editFile(join(content, 'site/testimonials.yaml'), (document) => {
      document.addIn(['testimonials'], { key: 'newDemo', videoId: 'abcdefghijk', poster: null })
    })
    for (const locale of localeCodes) {
      editFile(join(content, 'locales', locale, 'home.json'), (document) => {
        const path = ['testimonials', 'items', 'newDemo']
        document.setIn(path, document.getIn(['testimonials', 'items', 'stream']))
      })
    }
  },
  'move a page': setValues('redirects.yaml', [['redirects'], [{ from: '/plans/', to: '/price/' }]]),
  'announce another project': setValues(
    'banner.yaml',
    [['dismissKey'], 'another-project'],
    [['href'], 'https://another.example/'],
  ),
  'change a contact address': setValues('contact.yaml', [['email'], 'help@facewright.example']),
  'reorder the questions': (content) => {
    editFile(join(content, 'site/faq.yaml'), (document) => {
      const { price } = document.toJSON() as { price: string[] }
      document.setIn(['price'], price.reverse())
    })
  },
  'add a section to a legal text': (content) => {
    for (const locale of localeCodes) {
      editFile(join(content, 'prose', locale, 'privacy.yaml'), (document) => {
        const { heading, body } = (document.toJSON() as EditedProse).sections.at(-1) ?? {}
        document.addIn(['sections'], { key: 'newSection', heading, body })
      })
    }
  },
}

/** The parts of a file in content/prose/ that the tasks change. */
interface EditedProse {
  entries: { question: string; answer: string }[]
  sections: { heading: string; body: string }[]
}
