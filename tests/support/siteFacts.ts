import { routeNames, type Route } from '../../src/site/routes'
import type { PageMessages } from '../../src/lib/pageTags'
import type { LanguageMessages, SiteFacts } from '../../src/gatsby/postBuild/readSite'

/** Example facts in which every value is known. */
export const facts: SiteFacts = {
  siteUrl: 'https://a.example',
  brand: 'Alpha',
  contact: {
    email: 'help@a.example',
    telegram: 'https://t.example/a',
    discord: 'https://d.example/a',
    blog: 'https://blog.a.example/',
  },
  files: [
    {
      key: 'windowsDownloader',
      platform: 'windows',
      version: '2.1',
      fileName: 'small & quick.exe',
      bytes: 512,
      sha256: null,
      signature: null,
      released: '2026-02-03',
      notes: null,
      channels: {
        preferred: 'https://get.example/small.exe',
        http: null,
        mirror: null,
        highSpeed: null,
      },
      previous: [],
    },
    {
      key: 'large',
      platform: 'windows',
      version: null,
      fileName: 'large.exe',
      bytes: null,
      sha256: null,
      signature: null,
      released: null,
      notes: null,
      channels: { preferred: null, http: null, mirror: null, highSpeed: null },
      previous: [],
    },
    {
      key: 'image',
      platform: 'mac',
      version: '1.9',
      fileName: 'image.dmg',
      bytes: null,
      sha256: null,
      signature: null,
      released: '2026-03-04',
      notes: null,
      channels: {
        preferred: 'https://get.example/image.dmg',
        http: null,
        mirror: null,
        highSpeed: null,
      },
      previous: [],
    },
  ],
  player: 'https://video.example/embed/',
  demos: [
    { key: 'one', videoId: 'abcdefghijk' },
    { key: 'two', videoId: null },
  ],
}

const pageOf = (route: Route): PageMessages => ({
  meta: { title: `Title of ${route}`, description: `Description of ${route}` },
  title: `Heading of ${route}`,
})

const contents = {
  ...Object.fromEntries(routeNames.map((route) => [route, pageOf(route)])),
  home: {
    ...pageOf('home'),
    hero: { title: 'Heading of home', lead: 'Lead of home' },
    testimonials: {
      items: {
        one: { title: 'First', text: 'The first demo' },
        two: { title: 'Second', text: '' },
      },
    },
  },
  download: {
    ...pageOf('download'),
    files: { windowsDownloader: { name: 'Small file' }, image: { name: 'Image' } },
  },
  common: {
    navigation: Object.fromEntries(
      ['about', 'pricing', 'refund', 'credits', 'privacy', 'service', 'download', 'tutorials'].map(
        (label) => [label, `Label ${label}`],
      ),
    ),
    footer: { site: 'This site' },
    language: { label: 'Languages' },
    contact: { title: 'Contact' },
  },
  requirements: {
    title: 'Needs',
    platforms: { windows: 'Windows', mac: 'Mac' },
    windows: { minimum: { system: 'Win 1', processor: 'P 1', memory: '8 GB', graphics: 'G 1' } },
    mac: { minimum: { system: 'Mac 1', processor: 'M 0' } },
    notes: { virtualCamera: 'A camera program' },
  },
}

/** Example messages for German pages. Most contain their page name or key. */
export const messages: LanguageMessages = {
  locale: 'de',
  messages: contents as unknown as LanguageMessages['messages'],
  questions: {
    price: [{ question: 'How much?', answer: [{ tag: 'p', children: ['It ', 'depends.'] }] }],
  },
}
