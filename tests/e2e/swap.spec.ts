import { expect, test, type Locator } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { fillPlaceholders } from '../../src/lib/text'
import { openApp } from '../support/app'
import { messagesOf } from '../support/content'
import { opening } from '../support/downloads'

const { library, source, sources, mode, camera, ...modes } = messagesOf('en', 'app')
const { swap: cast } = messagesOf('en', 'common')
const { compareSlider, try: swap, uses } = messagesOf('en', 'home')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a chosen face appears everywhere, and each use has a picture', async ({ page }) => {
    await page.goto('/')
    for (const name of [library, compareSlider.faces, swap.face]) {
      const group = page.getByRole('group', { name, exact: true })
      const radio = page.getByRole('radio', { name: cast.names.eva })

      await group.locator('label').filter({ has: radio }).click()
    }

    const faces = page.locator('[data-swap] img[src^="/cast/face-"]').filter({ visible: true })
    // Polls, because the previous face stays visible until the animation ends.
    const shown = page.locator('#uses, #try').or(opening(page)).locator(faces)
    const files = () => shown.evaluateAll((all) => all.map((face) => face.getAttribute('src')))

    await expect.poll(async () => [...new Set(await files())]).toEqual(['/cast/face-eva.svg'])
    await expect(page.locator('#try figcaption span').filter({ visible: true })).toHaveText(
      fillPlaceholders(cast.result, { head: cast.names.dai, face: cast.names.eva }),
    )
    // Each use and each mode after the first, which the app shows, has a still: head, face and source.
    const steps = page.locator('#uses article')

    await expect(steps).toHaveCount(6)
    for (const step of (await steps.all()).slice(1))
      await expect(step.locator('img[src^="/cast/"]').filter({ visible: true })).toHaveCount(3)
  })
})

test('the app shows what the visitor reads about, until the visitor chooses', async ({ page }) => {
  await openApp(page, '/')
  const app = page.locator('#uses [data-swap]')
  const radio = (group: string, name: string) =>
    app.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true })
  const read = (title: string) =>
    page
      .locator('#uses article, #modes')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .evaluate((step) => step.scrollIntoView({ block: 'center', behavior: 'instant' }))

  // The page may still be loading and move the text, so that the visitor scrolls again.
  await expect(async () => {
    await read(uses.image.title)
    await expect(radio(source, sources.photo)).toBeChecked({ timeout: 500 })
    await read(modes.expert)
    await expect(radio(mode, modes.expert)).toBeChecked({ timeout: 500 })
    // The heading of the modes belongs to the first mode, also if the visitor jumps to it from below.
    await read(messagesOf('en', 'modes').title)
    await expect(radio(mode, modes.fast)).toBeChecked({ timeout: 500 })
  }).toPass()
  await app.getByText(sources.camera, { exact: true }).click()
  await read(modes.fast)
  await expect(radio(mode, modes.fast)).toBeChecked()
  await expect(radio(source, sources.camera)).toBeChecked()
})

for (const width of [390, 1440]) {
  test(`nothing covers the knob, or the app without camera, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openApp(page, '/')
    const slider = page.getByRole('slider')

    for (const percent of [5, 20, 35, 50, 65, 80, 89]) {
      await slider.fill(`${percent}`)
      const isFree = await slider.evaluate((one) => {
        const knob = one.parentElement?.querySelector('svg')?.getBoundingClientRect()
        const half = (knob?.width ?? 0) / 2
        return knob && document.elementFromPoint(knob.x + half, knob.y + half) === one
      })

      expect([percent, isFree]).toEqual([percent, true])
    }

    const app = page.locator('#uses [data-swap]')

    // Only live video has the switch. A source that the visitor has clicked stays, also if it was chosen already.
    await app.getByText(sources.camera, { exact: true }).click()
    await app.getByLabel(camera).click()
    for (const control of await app.locator('label').all()) await control.click({ trial: true })
    await app.getByLabel(camera).click()
    await expect(app.getByLabel(camera)).toBeChecked()
  })
}

test.describe('heads turn', () => {
  for (const locale of ['en', 'ar'] as const) {
    test(`towards the mouse, in the opening (${locale})`, async ({ page }) => {
      const path = pathFor('home', locale)

      await openApp(page, path)
      const compareSlider = page.getByRole('slider').locator('..')
      const directions = () =>
        compareSlider
          .locator('img')
          .evaluateAll((images) => [...new Set(images.map((one) => getComputedStyle(one).scale))])
      /**
       * Moves the mouse to a share of the width, over the title, until the heads have a direction: the page may not be
       * hydrated yet.
       */
      const expectDirections = (fromStart: number, expected: string) =>
        expect(async () => {
          const fromLeft = locale === 'ar' ? 1 - fromStart : fromStart
          const box = await compareSlider.boundingBox()

          for (const step of [0, 1])
            await page.mouse.move(
              (box?.x ?? 0) + fromLeft * (box?.width ?? 0) + step,
              (box?.y ?? 0) + (box?.height ?? 0) / 8,
            )
          expect(await directions()).toEqual([expected])
        }).toPass()

      await expectDirections(0.2, '-1 1')
      // In front of the head, the direction stays.
      await expectDirections(0.58, '-1 1')
      await expectDirections(0.8, 'none')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expectDirections(0.2, 'none')
    })
  }

  for (const [name, poses] of [
    ['fast', 'fewPoses'],
    ['pro', 'poses'],
    ['expert', 'poses'],
  ] as const) {
    test(`in a video, together with the face, in ${name} mode`, async ({ page }) => {
      await openApp(page, '/')
      const app = page.locator('#uses [data-swap]')
      const moving = () =>
        app.evaluate((scene) =>
          scene
            .getAnimations({ subtree: true })
            .filter((animation) => /poses$/i.test((animation as CSSAnimation).animationName))
            .map((animation) => {
              const image = (animation.effect as KeyframeEffect).target as HTMLImageElement
              const part = /cast\/(\w+)-/.exec(image.src)?.[1]
              return `${part} ${(animation as CSSAnimation).animationName.replace(/.*-/, '')}`
            }),
        )

      await app.getByText(sources.camera, { exact: true }).click()
      await app.getByText(modes[name], { exact: true }).click()
      expect(await moving()).toEqual([])
      await app.locator('label', { hasText: sources.video }).click()
      await expect.poll(moving).toEqual([`head ${poses}`, `face ${poses}`])
    })
  }
})

for (const locale of ['en', 'ar'] as const) {
  test(`a person in a video stays in the picture while they turn (${locale})`, async ({ page }) => {
    await openApp(page, pathFor('home', locale))
    const app = page.locator('#uses [data-swap]')
    const video = messagesOf(locale, 'app').sources.video

    await app.locator('label', { hasText: video }).click()
    const head = app.locator('img[src*="head-eva"]').first()
    const rest = await boundsOfHead(head, 0)

    for (const share of [0.06, 0.12, 0.13, 0.25, 0.5, 0.62, 0.63, 0.75]) {
      const { middle, width } = await boundsOfHead(head, share)

      expect(Math.abs(middle - rest.middle)).toBeLessThan(rest.width / 8)
      expect(width).toBeGreaterThan(rest.width / 2)
    }
  })
}

/** Returns where a head is after a share of its poses: its middle, and its width, in pixels. */
function boundsOfHead(head: Locator, share: number): Promise<{ middle: number; width: number }> {
  return head.evaluate((image, part) => {
    const moves = image.getAnimations() as CSSAnimation[]
    const poses = moves.find(({ animationName }) => /poses$/i.test(animationName))
    if (!poses) throw new Error('The head has no poses.')

    for (const move of moves) if (move !== poses) move.finish()
    poses.pause()
    poses.currentTime = part * Number(poses.effect?.getTiming().duration)
    const { left, width } = image.getBoundingClientRect()

    return { middle: left + width / 2, width }
  }, share)
}

for (const [path, direction] of [
  ['/', 1],
  ['/ar/', -1],
] as const) {
  test(`the portraits of the opening are drawn for the direction of ${path}`, async ({ page }) => {
    await page.goto(path)
    const directions = await page
      .locator('h1 + * img')
      .evaluateAll((images) =>
        images.map((image) => new DOMMatrix(getComputedStyle(image).transform).a),
      )

    expect(new Set(directions)).toEqual(new Set([direction]))
  })
}

test('a new face comes from the button that the visitor has pressed', async ({ page }) => {
  await openApp(page, '/')
  for (const face of ['dai', 'eva']) {
    const button = page
      .locator('label')
      .filter({ has: page.locator(`[value="${face}"]`) })
      .first()

    await button.click()
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
    )
    const start = await page
      .locator(`main > * img[data-face="${face}"]`)
      .first()
      .evaluate((image) => {
        // Where the animation starts, from the place of the face.
        const [x = NaN, y = NaN] = getComputedStyle(image)
          .getPropertyValue('--from')
          .split(' ')
          .map(parseFloat)
        const { left, top, width, height } = image.getBoundingClientRect()

        return { x: x + left + width / 2, y: y + top + height / 2 }
      })
    const box = await button.boundingBox()

    expect(start.x).toBeCloseTo((box?.x ?? 0) + (box?.width ?? 0) / 2, -1)
    expect(start.y).toBeCloseTo((box?.y ?? 0) + (box?.height ?? 0) / 2, -1)
  }
})

test('a link is called copied until the visitor chooses another swap', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.assign(navigator.clipboard, { writeText: () => Promise.resolve() })
  })
  await openApp(page, '/')
  const section = page.locator('#try')
  const copied = section.getByRole('button', { name: swap.linkCopied })

  await section.getByRole('button', { name: swap.share }).click()
  await expect(copied).toBeVisible()
  await section.getByRole('group', { name: swap.face }).locator('label').last().click()
  await expect(copied).toBeHidden()
})
