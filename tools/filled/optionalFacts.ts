import { join } from 'node:path'
import { editFile, setValues, type Edit } from './edits'
import { drawPicture, exampleCaptures } from './examplePictures'
import { nextRelease, type ReleaseEntry } from './nextRelease'

const packages = {
  publisher: 'Example Publisher Ltd',
  appleDeveloper: 'Example Developer Ltd',
  wingetId: 'Example.App',
  homebrewToken: 'example-app',
  signingKey: 'https://download.facewright.example/key.asc',
}

/**
 * Editing tasks that set every fact that may be unknown, each in the folder `content`. After these tasks, the content
 * check and the tests in tests/site must pass.
 */
export const optionalFacts: Readonly<Record<string, Edit>> = {
  'release a new version with all facts about every file': (content) =>
    editFile(join(content, 'site/releases.json'), (document) => {
      const { files } = document.toJSON() as { files: ReleaseEntry[] }

      document.setIn(['files'], files.map(nextRelease))
      for (const [key, value] of Object.entries(packages)) document.setIn(['packages', key], value)
    }),
  'add the accessibility contact and the status page': setValues(
    'contact.yaml',
    [['accessibility'], 'accessibility@facewright.example'],
    [['status'], 'https://status.facewright.example/'],
  ),
  'add the marking of results': setValues('business.yaml', [
    ['resultMarking'],
    'Content Credentials (C2PA)',
  ]),
  'set the prices': setValues(
    'plans.yaml',
    [['plans', 0, 'price'], { amount: 9.99, currency: 'USD', period: 'once' }],
    [['plans', 1, 'price'], { amount: 14.99, currency: 'EUR', period: 'month' }],
  ),
  'publish the demo videos': setValues(
    'testimonials.yaml',
    [['testimonials', 0, 'videoId'], 'abcdefghij0'],
    [['testimonials', 1, 'videoId'], 'abcdefghij1'],
    [['testimonials', 2, 'videoId'], 'abcdefghij2'],
  ),
  'give a demo video a poster': (content) => {
    const poster = drawPicture(content, 'posters/the-team-call.jpg', 'call', ['ben', 'ada'])

    setValues('testimonials.yaml', [['testimonials', 1, 'poster'], poster])(content)
  },
  'show recordings and screenshots of the app': (content) =>
    setValues('captures.yaml', [['captures'], exampleCaptures(content)])(content),
  'name the company': setValues('brand.yaml', [
    ['company'],
    'Facewright Limited\n1 Example Road\nHong Kong\n',
  ]),
}
