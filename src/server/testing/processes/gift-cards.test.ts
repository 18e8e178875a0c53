import { expect, test } from 'vitest'
import { forGrace, openCardShop } from '#server/testing/gift-cards/sell-cards.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { until } from '../until.ts'
import { prepareProcesses } from './start-process.ts'

const BUYERS = 20
const CARDS_EACH = 3
/** Several processes are started, which takes long on a shared machine. */
const SLOW = { timeout: 120_000 }

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000' })
const { database, env } = app.services
const start = await prepareProcesses({
  DATA_DIR: env.DATA_DIR,
  SECRETS_KEY: env.SECRETS_KEY!,
  RUNS_JOBS: 'yes',
  ...(env.DATABASE_URL && { DATABASE_URL: env.DATABASE_URL }),
})

const countOf = async (table: 'gift_cards' | 'gift_card_movements') =>
  (await database.selectFrom(table).select('website_id').execute()).length
const waiting = async () =>
  (
    await database
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'issue-sold-gift-cards')
      .where('state', '!=', 'done')
      .execute()
  ).length

test('the cards of twenty buyers are made once, though processes that make them are killed', SLOW, async () => {
  const shop = await openCardShop(app)
  await Promise.all(Array.from({ length: BUYERS }, () => shop.buyCards(forGrace, { quantity: CARDS_EACH })))
  expect([await countOf('gift_cards'), await waiting()]).toEqual([0, BUYERS])

  // Two at once, where the database allows it; each is killed while cards are made.
  for (const share of [1, 2]) {
    const processes = await Promise.all(env.DATABASE_URL ? [start(), start()] : [start()])
    await until(async () => (await countOf('gift_cards')) >= (share * BUYERS * CARDS_EACH) / 4)
    await Promise.all(processes.map((one) => one.kill()))
    // What they were doing is free at once, and not only when its time is over.
    await database.updateTable('jobs').set({ leased_until: 0 }).where('state', '=', 'running').execute()
  }
  const last = await start()
  await until(async () => (await waiting()) === 0)
  await last.kill()

  const cards = await database.selectFrom('gift_cards').selectAll().execute()
  expect(cards).toHaveLength(BUYERS * CARDS_EACH)
  expect(new Set(cards.map(({ code_hash }) => code_hash)).size).toBe(BUYERS * CARDS_EACH)
  expect(cards.every((card) => card.balance_cents === 5000 && card.is_disabled === 0)).toBe(true)
  expect(await countOf('gift_card_movements')).toBe(BUYERS * CARDS_EACH)
  const events = await database
    .selectFrom('order_events')
    .select('order_id')
    .where('kind', '=', 'gift-cards-issued')
    .execute()
  expect(new Set(events.map(({ order_id }) => order_id)).size).toBe(events.length)
  expect(events).toHaveLength(BUYERS)
})
