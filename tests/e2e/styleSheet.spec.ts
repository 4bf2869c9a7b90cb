import { expect, test } from '@playwright/test'
import { parse, type Declaration, type Rule } from 'postcss'
import { builtFiles, readBuilt } from '../support/builtSite'
import { expectNoFaults } from '../support/faults'

const styleSheets = [...builtFiles]
  .filter((file) => /^[^/]+\.css$/.test(file))
  .map((file) => parse(readBuilt(file)))

/** The name of the at-rule around a rule or a declaration; undefined if there is none. */
const atRuleAround = ({ parent }: Rule | Declaration) =>
  parent?.type === 'atrule' && 'name' in parent ? parent.name : undefined

test('the browser supports every selector of the style sheet', async ({ page }) => {
  const selectors: string[] = []

  for (const sheet of styleSheets)
    sheet.walkRules((rule) => {
      // The steps of animations are no selectors.
      if (!atRuleAround(rule)?.endsWith('keyframes')) selectors.push(rule.selector)
    })

  await page.goto('/')
  const invalid = await page.evaluate((all) => {
    const isInvalid = (selector: string) => {
      try {
        document.querySelector(selector)
        return false
      } catch {
        return true
      }
    }

    return all.filter(isInvalid)
  }, selectors)

  expect(selectors.length).toBeGreaterThan(100)
  expectNoFaults(invalid)
})

const declarations: Declaration[] = []

for (const sheet of styleSheets)
  sheet.walkDecls((declaration) => {
    if (atRuleAround(declaration) !== 'font-face') declarations.push(declaration)
  })

/** The values of each custom property in all places, without `inherit`, which stands for one of the others. */
const propertyValues = new Map<string, string[]>()

for (const { prop, value } of declarations)
  if (prop.startsWith('--') && value !== 'inherit')
    propertyValues.set(prop, [...(propertyValues.get(prop) ?? []), value])

/** Matches the use of a custom property, with a fallback in which functions may be. */
const propertyUse = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g

/**
 * Replaces the custom properties in a value by one of their values each, or by their fallback. `choice` says which value:
 * the first one for 0. `depth` limits properties that use each other.
 */
function resolved(value: string, choice: number, depth = 9): string {
  if (depth === 0) return value

  return value.replace(propertyUse, (_, name: string, fallback = 'none') => {
    const values = propertyValues.get(name) ?? [String(fallback)]

    return resolved(values[choice % values.length] ?? '', choice, depth - 1)
  })
}

test('the browser supports every declaration of the style sheet', async ({ page }) => {
  /** One set of custom properties that fits together is enough: others may belong to other elements. */
  const choices = [0, 1, 2, 3, 4, 5]
  const written = declarations
    .filter(({ prop }) => !prop.startsWith('-'))
    .map(({ prop, value }) => ({
      prop,
      value,
      resolved: choices.map((choice) => resolved(value, choice)),
    }))

  await page.goto('/')
  const invalid = await page.evaluate(
    (all) =>
      all
        .filter(({ prop, resolved }) => !resolved.some((value) => CSS.supports(prop, value)))
        .map(({ prop, value }) => `${prop}: ${value}`),
    written,
  )

  expect(written.length).toBeGreaterThan(1000)
  expectNoFaults(invalid)
})
