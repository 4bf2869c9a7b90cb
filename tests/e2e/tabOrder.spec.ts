import { expect, test } from '@playwright/test'
import { tabProblems } from '../support/keyboard'

/** Pages with one fault each, and what `tabProblems` must report. */
const planted = [
  {
    fault: 'controls in another order than that of the document',
    html: '<a href="/" tabindex="2">One</a><a href="/" tabindex="1">Two</a>',
    found: ['order: <a href="/" tabindex="2">One</a>'],
  },
  {
    fault: 'a control that Tab does not reach',
    html: '<a href="/">One</a><button tabindex="-1">Two</button>',
    found: ['out of reach: <button tabindex="-1">Two</button>'],
  },
  {
    fault: 'a control that keeps the focus',
    html: '<a href="/">One</a><textarea onkeydown="event.preventDefault()"></textarea><a href="/">Two</a>',
    found: ['trapped: <textarea onkeydown="event.preventDefault()"></textarea>'],
  },
  {
    fault: 'a focus without an outline',
    html: '<a href="/" style="outline: none">One</a>',
    found: ['no outline of 2 px and 3:1: <a href="/" style="outline: none">One</a>'],
  },
  {
    fault: 'a focus with a thin outline',
    html: '<a href="/" style="outline: 1px solid black">One</a>',
    found: ['no outline of 2 px and 3:1: <a href="/" style="outline: 1px solid black">One</a>'],
  },
  {
    fault: 'a focus with a pale outline',
    html: '<a href="/" style="outline: 3px solid #ddd">One</a>',
    found: ['no outline of 2 px and 3:1: <a href="/" style="outline: 3px solid #ddd">One</a>'],
  },
  {
    fault: 'a focus that something covers',
    html: '<a href="/">One</a><div style="position: fixed; inset: 0">Glass</div>',
    found: ['covered: <a href="/">One</a>'],
  },
  {
    fault: 'no fault',
    html: `
      <a href="#main">Skip</a><button>One</button><button disabled>Off</button><div hidden><a href="/">Hidden</a></div>
      <div><label><input type="radio" name="a" checked>A</label><label><input type="radio" name="a">B</label></div>`,
    found: [],
  },
]

for (const { fault, html, found } of planted) {
  test(`the check of the Tab key finds ${fault}`, async ({ page }) => {
    const style = '<style>:focus-visible { outline: 3px solid black }</style>'

    await page.setContent(`<!doctype html><body style="background: white">${style}${html}`)

    expect(await tabProblems(page)).toEqual(found)
  })
}
