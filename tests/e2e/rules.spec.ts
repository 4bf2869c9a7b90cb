import { expect, test, type Page } from '@playwright/test'
import { addHelpers } from '../support/rules/helpers/helpers'
import { rules } from '../support/rules/states'

interface Planted {
  /** The smallest page with the fault. */
  readonly html: string
  /** Matches what the rule must report. */
  readonly found: RegExp
  /** What changes after the rule has looked at the page for the first time. */
  readonly change?: (page: Page) => Promise<unknown>
}

const square = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"/>')}`

/** A page with one fault for each rule, by the name of the rule. */
const planted: Readonly<Record<string, Planted>> = {
  'nothing is wider than the window': {
    html: '<main><section><p style="width: 3000px">Wide</p></section></main>',
    found: /too wide, because of p "Wide"/,
  },
  'no text covers another': {
    html: '<p style="position: absolute">Under</p><p style="position: absolute">Above</p>',
    found: /"Under" covers "Above"|"Above" covers "Under"/,
  },
  'every control receives the clicks at its centre': {
    html: '<button>Buy</button><div style="position: fixed; inset: 0">Glass</div>',
    found: /button "Buy" is covered by div "Glass"/,
  },
  'the headings of sections are smaller than the title': {
    html: '<h1 style="font-size: 20px">Title</h1><h2 style="font-size: 20px">Section</h2>',
    found: /h2 "Section" has 20 px/,
  },
  'no item of a grid is higher than a page of paper': {
    html: '<main><div style="display: grid"><p style="height: 931px">Tall</p></div></main>',
    found: /p "Tall" is 931 px high/,
  },
  'no image is distorted': {
    html: `<img src="${square}" style="width: 100px; height: 50px">`,
    found: /has the aspect ratio 2.00, its file has 1.00/,
  },
  'the lines of a paragraph are at least 1.5 times its font size apart': {
    html: '<main><p style="width: 3em; line-height: 1.4">One two three four</p></main>',
    found: /p "One two three four" are 1.40 times/,
  },
  'the lines of a title are at most 1.4 times its font size apart': {
    html: '<h1 style="line-height: 1.6">Title</h1>',
    found: /h1 "Title" are 1.60 times/,
  },
  'icons are drawn in lines, and are not filled': {
    html: '<a href="/">Go <svg data-icon="arrow" style="stroke: red"></svg></a>',
    found: /the icon in a "Go" is filled/,
  },
  'links within sentences are underlined, and buttons are not': {
    html: '<p>Read the <a href="/" style="text-decoration: none">terms</a>.</p>',
    found: /a "terms" has no underline/,
  },
  'icons and check boxes are level with the text next to them': {
    html: '<label style="display: flex"><input type="checkbox" style="margin-top: 30px">Agree</label>',
    found: /the mark in label "Agree" is \d+ px too high or low/,
  },
  'arrows point in the direction of reading': {
    html: '<a href="/">Go <svg data-icon="arrow" style="transform: scaleX(-1)"></svg></a>',
    found: /the arrow in a "Go" points backwards/,
  },
  'the same controls are in reach in every window': {
    html: '<a href="https://site.example/price/">Price</a>',
    change: (page) => page.locator('a').evaluate((link) => link.remove()),
    found: /the link to https:\/\/site.example\/price\/ is not in reach/,
  },
  'words are never cut': {
    html: '<p style="width: 3em; overflow-wrap: anywhere">Indivisible</p>',
    found: /\|/,
  },
  'no title covers a person': {
    html: '<main><h1 style="position: absolute">Title</h1><img src="/cast/ada-ada.svg" style="position: absolute; inset: 0; width: 200px"></main>',
    found: /"Title" covers ada-ada.svg/,
  },
  'a card shows most of its picture': {
    html: `<main><article><img src="${square}" style="width: 300px; height: 60px; object-fit: cover"></article></main>`,
    found: /shows 20 % of itself/,
  },
  'figures and their labels are inside their cards and apart from each other': {
    html: '<main><dl><div style="height: 9em"><dt style="position: absolute">Price</dt><dd style="position: absolute; margin: 0">Free</dd></div></dl></main>',
    found: /"Price" covers "Free"/,
  },
  'nothing moves for visitors who prefer reduced motion': {
    html: '<p style="transition: color 1s">Slow</p>',
    found: /p "Slow" has the transition of 1s/,
  },
  'no text contains a value that only the code knows': {
    html: '<h3>Windows 3.0.2 · null</h3>',
    found: /h3 "Windows 3.0.2 · null" contains null/,
  },
  'the name of every control contains its visible text': {
    html: '<button aria-label="Purchase">Buy</button>',
    found: /"Buy" is called "Purchase"/,
  },
  'the text of every control stands out from its background': {
    html: '<body style="background: #fff"><button style="background: #888; color: #fff">Buy</button>',
    found: /"Buy" in button "Buy" has 3.5:1/,
  },
  'controls keep their place while they are hovered, focused or pressed': {
    html: '<button>Buy</button>',
    change: (page) => page.locator('button').evaluate((button) => (button.style.padding = '1em')),
    found: /button "Buy" moves from/,
  },
  'controls look different while they are hovered, and buttons while they are pressed': {
    html: '<button>Buy</button>',
    change: (page) => page.evaluate(() => (window.use = 'hovered')),
    found: /button "Buy" looks the same hovered and at rest/,
  },
  'hard shadows fall to the end of the line': {
    html: '<p style="box-shadow: -4px 4px black">Plate</p>',
    found: /p "Plate" has the shadow rgb\(0, 0, 0\) -4px 4px/,
  },
  'the checked one of several radio buttons looks different from the others': {
    html: `<label><input type="radio" name="face" checked><span>Ada</span></label>
      <label><input type="radio" name="face"><span>Ben</span></label>`,
    found: /the checked label "Ada" looks like another one/,
  },
  'a chevron points up where it closes something, and down where it opens something': {
    html: '<details><summary>Question <svg data-icon="chevron"></svg></summary>Answer</details>',
    found: /the chevron in details "Question Answer" turns from none to none/,
  },
  'every control is large enough for a finger': {
    html: '<button style="width: 20px; height: 20px; padding: 0">i</button>',
    found: /button "i" has 20 × 20 px, not 24/,
  },
  'the icons of controls stand out from their background': {
    html: '<body style="background: #fff"><a href="/" style="display: block">Go <svg style="stroke: #eee"></svg></a>',
    found: /the icon in a "Go" has a contrast of 1.2:1/,
  },
  'the printed page has the text of the screen, legibly on white paper': {
    html: '<main><section id="one" style="color: #999"><p>Some text</p></section></main>',
    change: (page) => page.emulateMedia({ media: 'print' }),
    found: /#one prints 0 % of its text/,
  },
  'marks that differ in their fill differ on paper and in forced colours, too': {
    html: '<main><p>Quality<span><span></span><span style="background: red"></span></span></p></main><style>span span { border: 1px solid; display: block; height: 9px }</style>',
    change: (page) => page.emulateMedia({ media: 'print' }),
    found: /two marks in p "Quality" look the same/,
  },
  'the controls that the browser draws have the theme of the page': {
    html: '<html style="background: #222; color: #fff"><select><option>One</option></select>',
    found: /the browser writes in rgb\(0, 0, 0\) on rgb\(34, 34, 34\)/,
  },
  'the marks of a list of answers are below each other': {
    html: '<main><details><summary style="display: flex">One<svg width="9"/></summary></details><details><summary style="display: flex">One more<svg width="9"/></summary></details></main>',
    found: /the mark of summary "One more" is not below those of its neighbours/,
  },
  'no text is cut off': {
    html: '<p style="width: 4em; overflow: hidden; white-space: nowrap">A long sentence</p>',
    found: /"A long sentence" is cut off by p/,
  },
  'nothing shifts when the app starts': {
    html: '<p>Text</p>',
    change: (page) => page.evaluate(() => void Object.assign(window, { startShift: 0.2 })),
    found: /the layout shifts by 0.2000/,
  },
  'the header has the same height in all windows': {
    html: '<header>One line</header>',
    change: (page) => page.locator('header').evaluate((header) => (header.style.height = '98px')),
    found: /the header has 98 px, but \d+ px in other wide windows/,
  },
  'the last link of every open menu is in reach': {
    html: '<header style="position: fixed; top: 0"><details><summary>Menu</summary><div style="position: absolute; top: 900px"><a href="/">Last</a></div></details></header>',
    found: /a "Last" ends \d+ px below the window/,
  },
  'the header covers no control to which the focus goes back': {
    html: '<header style="position: sticky; top: 0; height: 50px">Menu</header><p style="height: 2000px"></p><a href="/">Price</a><p style="height: 2000px"></p>',
    found: /a "Price" is \d+ px under the header/,
  },
  'a finger can scroll the page from everywhere': {
    html: '<div style="touch-action: none">Picture</div>',
    found: /div "Picture" has none/,
  },
  'texts are farther apart than their lines': {
    html: '<p style="margin: 0; line-height: 1.5">One</p><p style="margin: 0; line-height: 1.5">Two</p>',
    found: /p "Two" is 8 px below p "One"/,
  },
  'texts keep clear of the edges of what they stand on': {
    html: '<div style="background: #ccc; width: 9em"><p>Price</p></div>',
    found: /p "Price" is 0 px from the edge of div "Price"/,
  },
  'selected text stands out from its background': {
    html: '<style>::selection { background: #fff; color: #eee }</style><p>Price</p>',
    found: /p "Price" has 1.2:1/,
  },
  'no line begins with a mark that belongs to the word before it': {
    html: '<p style="width: 1em">Free !</p>',
    found: /"Free !"/,
  },
  'a visitor sees to which column a cell of a table belongs': {
    html: '<style>td::before { content: attr(data-label) }</style><table><thead><tr><th>Most</th></tr></thead><tbody><tr><td data-label="Least">8 GB</td></tr></tbody></table>',
    found: /td "8 GB" is called "Least", expected "Most"/,
  },
  'grounds with two colours run in the direction of reading': {
    html: '<main style="display: block"><p style="background: linear-gradient(-90deg, red 50%, blue 0)">Plans</p></main>',
    found: /p "Plans" runs from rgb\(255, 0, 0\) to rgb\(0, 0, 255\) against the text/,
  },
  'a control shows one icon at a time': {
    html: '<button><svg data-icon="menu"></svg><svg data-icon="close"></svg>Menu</button>',
    found: /button "Menu" shows the icons menu and close/,
  },
  'no drawing of a person is darkened': {
    html: '<img src="/cast/ada-ada.svg" style="filter: brightness(0.85)">',
    found: /ada-ada.svg has the filter brightness\(0.85\)/,
  },
  'no image is blurred': {
    html: '<img srcset="https://site.example/small.png 100w" sizes="300px" style="width: 90px">',
    found: /small.png is drawn from 3 px in 90 px/,
  },
}

/** The drawing of a person that fills its square. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60"/></svg>'

/** A transparent PNG of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

for (const { name, find } of rules) {
  test(`a fault is found by the rule: ${name}`, async ({ page }) => {
    const { html, change, found } = planted[name] ?? { html: '', found: /./ }

    await page.route('https://site.example/**', (route) => {
      const path = new URL(route.request().url()).pathname
      if (path.endsWith('.png'))
        return route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') })
      if (path.endsWith('.svg'))
        return route.fulfill({ contentType: 'image/svg+xml', body: drawing })

      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><meta charset="utf-8">${html}`,
      })
    })
    await page.goto('https://site.example/')
    await addHelpers(page)
    const before = await page.evaluate(find)

    if (change) expect(before).toEqual([])
    await change?.(page)
    expect((await page.evaluate(find)).join('\n')).toMatch(found)
  })
}
