import { lines, type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  navigation: {
    texts: {
      'site/navigation.yaml':
        'header:\n  - { key: a, route: prise }\n  - { key: b, route: price }\n  - { key: about, route: price }\n',
    },
    expected: [
      'site/navigation.yaml:2:22  header.a.route: there is no route "prise", did you mean "price"?',
      'site/navigation.yaml:4:26  header.about.route: "about" is the label of another page, expected the same name twice',
    ],
  },
  redirects: {
    texts: {
      'site/redirects.yaml': `redirects:
  - { from: /a/, to: /prize/ }
  - { from: /b/, to: /a/ }
  - { from: /about/, to: /price/ }
  - { from: /a/, to: /about/ }
`,
    },
    expected: [
      'site/redirects.yaml:2:22  redirects[0].to: there is no page "/prize/", did you mean "/price/"?',
      'site/redirects.yaml:3:22  redirects[1].to: there is no page "/a/"',
      'site/redirects.yaml:4:13  redirects[2].from: /about/ is a page, delete this redirect',
      'site/redirects.yaml:5:13  redirects[3].from: /a/ has two redirects, delete one of them',
    ],
  },
  faqAnswers: {
    texts: {
      'site/faq.yaml': 'price: [shown, gone]\n',
      'prose/en/faq.yaml': 'entries:\n  - key: shown\n  - key: other\n',
    },
    expected: [
      'site/faq.yaml:1:16  price[1]: content/prose/en/faq.yaml has no entry "gone", add it there',
      'prose/en/faq.yaml:3:10  entries.other.key: no page shows the entry "other", add "other" to content/site/faq.yaml',
    ],
  },
  legalSections: {
    texts: {
      'site/legal.yaml': 'service: { survivingSections: [1, 2] }\n',
      'prose/en/service.yaml': 'sections:\n  - { key: a, body: A. }\n',
    },
    expected: [
      'site/legal.yaml:1:35  service.survivingSections[1]: there is no section 2, expected at most 1',
    ],
  },
  factStrings: {
    texts: {
      'site/navigation.yaml': 'header: [{ key: home }, { key: news }]\nfooter: [{ key: jobs }]\n',
      'site/plans.yaml': 'plans:\n  - { key: silver }\n  - { key: gold }\n',
      'site/releases.json': lines({ files: [{ key: 'macImage' }] }),
      'site/testimonials.yaml': 'testimonials:\n  - { key: clip }\n',
      'locales/en/common.json': lines({ navigation: { home: 'Home' } }),
      'locales/en/download.json': lines({ files: {} }),
      'locales/en/home.json': lines({ testimonials: { items: {} } }),
      'locales/en/price.json': lines({ plans: { silver: {} } }),
    },
    expected: [
      'site/navigation.yaml:1:32  header.news.key: content/locales/en/common.json has no "navigation.news", add it there',
      'site/navigation.yaml:2:17  footer.jobs.key: content/locales/en/common.json has no "navigation.jobs", add it there',
      'site/plans.yaml:3:12  plans.gold.key: content/locales/en/price.json has no "plans.gold", add it there',
      'site/testimonials.yaml:2:12  testimonials.clip.key: content/locales/en/home.json has no "testimonials.items.clip", add it there',
      'site/releases.json:4:14  files.macImage.key: content/locales/en/download.json has no "files.macImage", add it there',
    ],
  },
  factImages: {
    texts: { 'site/media.yaml': 'image: product/x.png\n' },
    expected: [
      'site/media.yaml:1:8  image: there is no image content/images/product/x.png, add it',
    ],
  },
  claims: {
    texts: {
      'launch.yaml': 'claims:\n  - { texts: [home:title, home:gone] }\n',
      'locales/en/home.json': lines({ title: 'Face' }),
    },
    expected: [
      'launch.yaml:2:27  claims[0].texts[1]: there is no text "home:gone", name another or delete it',
    ],
  },
}
