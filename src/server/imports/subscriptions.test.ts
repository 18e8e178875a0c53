import { expect, test } from 'vitest'
import { buildShop, catalogueOf, importFile, productsOf, rowsOf } from '#server/testing/imports/import-file.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import * as contracts from '#shared/imports/api.ts'
import { planWords } from '#shared/subscription-plans/words.ts'
import { undoImport } from './undo-import.ts'

const app = await startTestApp({ LIMIT_PRODUCTS_PER_COLLECTION: '400' })

const HEADER =
  'ID,Type,SKU,Name,Published,In stock?,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Meta: _subscription_price,Meta: _subscription_period,Meta: _subscription_period_interval,Meta: _subscription_length,Meta: _subscription_trial_length,Meta: _subscription_trial_period,Meta: _subscription_sign_up_fee'
const LINES = [
  '1,subscription,box,Coffee box,1,1,24,,,,24,month,1,0,14,day,4',
  '2,variable-subscription,club,Tea club,1,1,,,Tea,"Mint, Sencha",,,,,,,',
  '3,subscription_variation,club-mint,Tea club,1,1,,club,Tea,Mint,12,week,2,26,,,',
  '4,subscription_variation,club-sencha,Tea club,1,1,,club,Tea,Sencha,14,week,2,26,,,',
  '5,subscription,milk,Milk round,1,1,3,,,,3,day,1,0,,,',
  '6,simple,cup,Cup,1,1,9,,,,,,,,,,',
]
const file = (lines: readonly string[] = LINES) => [HEADER, ...lines].join('\n')

test('subscriptions of WooCommerce renew as they did there; again nothing changes, and undone all is as before', async () => {
  const { site, owner } = await buildShop(app)
  const undoIt = async (importId: string) => {
    await owner.call(contracts.undoImportCall, { parameters: { importId } })
    await undoImport(app.services, site.id, importId, async () => false)
  }
  const empty = await catalogueOf(app, site)
  const first = await importFile(app, site, owner, file())
  expect(first.planned).toMatchObject({ create: 3, skip: 1, error: 0, warnings: 0 })
  expect(first.outcome).toMatchObject({ create: 3, skip: 1, error: 0 })
  const plans = async () =>
    Object.fromEntries(
      (await productsOf(app, site)).map(({ title, subscriptionPlan, isSubscribable }) => {
        expect(isSubscribable).toBe(subscriptionPlan !== null)
        return [title, [planWords(subscriptionPlan), subscriptionPlan?.trial?.priceCents ?? null]]
      }),
    )
  expect(await plans()).toEqual({
    'Coffee box': ['monthly', 400],
    'Tea club': ['every 2 weeks for 26 weeks', null],
    Cup: [null, null],
  })
  expect((await rowsOf(owner, first.id)).find(({ action }) => action === 'skip')).toMatchObject({
    title: 'Milk round',
    problems: [{ sentence: 'It renews at times that aren’t possible here: by the week, month or year they are.' }],
  })

  const again = await importFile(app, site, owner, file())
  expect(again.outcome).toMatchObject({ create: 0, update: 0, unchanged: 3, skip: 1 })

  const before = await catalogueOf(app, site)
  const changed = await importFile(
    app,
    site,
    owner,
    file(LINES.map((line) => line.replace('24,month,1,0', '24,month,2,0'))),
  )
  expect(changed.outcome).toMatchObject({ create: 0, update: 1, unchanged: 2 })
  expect((await plans())['Coffee box']).toEqual(['every 2 months', 400])
  await undoIt(changed.id)
  expect(await catalogueOf(app, site)).toEqual(before)
  await undoIt(first.id)
  expect(await catalogueOf(app, site)).toEqual(empty)
})
