import { renderToStaticMarkup } from 'react-dom/server'
import common from '../../../content/locales/en/common.json'
import messages from '../../../content/locales/en/price.json'
import { PageProvider } from '../../i18n/PageProvider'
import { valueAt } from '../../lib/valueAt'
import { PlanCard } from './Plans'

const { creditPack, subscription } = messages.plans
const teamPack = { ...subscription, name: 'Team pack' }
const plans = { creditPack, subscription, teamPack }

type PlanData = Parameters<typeof PlanCard>[0]['plan']

/** Renders the card of a plan. `teamPack` is a plan that exists only in the messages, not in the code. */
function cardOf(plan: string, cost: Omit<PlanData, 'key'> = { price: null, priceText: null }) {
  const data = {
    pageMessages: [
      { ns: 'common', messages: common },
      { ns: 'price', messages: { ...messages, plans } },
    ],
    brand: { name: '' },
    contact: {},
    navigation: {},
    requirements: { virtualCamera: { url: '' } },
  } as unknown as Queries.PageFragment

  return renderToStaticMarkup(
    <PageProvider data={data} page={{ locale: 'en', route: 'price', rendersInSteps: false }}>
      <PlanCard plan={{ key: plan, ...cost }} />
    </PageProvider>,
  )
}

it.each(Object.keys(plans))('renders the plan %s with its messages and a portrait', (plan) => {
  const { name, best } = valueAt(plans, plan)
  const card = cardOf(plan)
  expect(card).toContain(`>${name}</h2>`)
  expect(card).toContain(best)
  expect(card).toMatch(/src="\/cast\/\w+-\w+\.svg"/)
})

it.each(Object.entries(messages.period))('says that a price is paid per %s', (period, text) => {
  const price = { amount: 9, currency: 'EUR', period }
  const card = cardOf('subscription', { price, priceText: '€9' })

  expect(card).toContain('>€9<')
  expect(card).toContain(`>${text}<`)
})

it('says nothing of a period without a price', () => {
  const card = cardOf('subscription')

  for (const text of Object.values(messages.period)) expect(card).not.toContain(text)
})
