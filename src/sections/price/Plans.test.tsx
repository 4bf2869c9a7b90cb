import { renderToStaticMarkup } from 'react-dom/server'
import common from '../../../content/locales/en/common.json'
import messages from '../../../content/locales/en/price.json'
import { PageProvider } from '../../i18n/PageProvider'
import { PlanCard } from './Plans'

const { creditPack, subscription } = messages.plans
const teamPack = { ...subscription, name: 'Team pack' }
const plans = { creditPack, subscription, teamPack }

/** Renders the card of a plan. `teamPack` is a plan that exists only in the messages, not in the code. */
function cardOf(plan: string): string {
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
      <PlanCard plan={{ key: plan, price: null, priceText: null }} />
    </PageProvider>,
  )
}

it.each(Object.keys(plans))('renders the plan %s with its messages and a portrait', (plan) => {
  const { name, best } = plans[plan as keyof typeof plans]
  const card = cardOf(plan)
  expect(card).toContain(`>${name}</h2>`)
  expect(card).toContain(best)
  expect(card).toMatch(/src="\/cast\/\w+-\w+\.svg"/)
})
