import { engineOf } from '#server/database/engine.ts'
import type { ChangeScope } from '#server/scope.ts'
import { regionsOf } from '#shared/addresses/regions.ts'
import { wallClock } from '#shared/dates/format.ts'
import { type Fact, type FactRules, factsOf } from '#shared/reports/facts.ts'
import { addSums, isNothing, lessSums, measures, noSums, type Sums } from '#shared/reports/sums.ts'
import { reportEntry } from './documents.ts'
import { readReportedOrder } from './read-reported-order.ts'
import { addToSums } from './sums-store.ts'

/**
 * Counts orders that changed, in the caller's transaction: what each added before is taken off the sums, and what it
 * adds now is added. Several processes take different orders.
 * @param most how many orders
 * @returns how many were counted; fewer than `most` when none is left
 */
export async function countChangedOrders(scope: ChangeScope, most: number): Promise<number> {
  const { database, websiteId } = scope
  const { timeZone } = await scope.settings()
  await followTimeZone(scope, timeZone)
  const isPostgres = engineOf(database) === 'postgres'
  const changed = await database
    .selectFrom('report_queue')
    .select('order_id')
    .where('website_id', '=', websiteId)
    .orderBy('order_id')
    .limit(most)
    .$if(isPostgres, (queue) => queue.forUpdate().skipLocked())
    .execute()
  if (changed.length === 0) return 0
  const ids = changed.map((row) => row.order_id)
  // Taken off before the orders are read: a transaction that changes one of them now waits, and notes it again.
  await database.deleteFrom('report_queue').where('website_id', '=', websiteId).where('order_id', 'in', ids).execute()
  const rules = rulesOf(timeZone)
  const differences = new Map<string, Fact>()
  for (const orderId of ids) {
    const order = await readReportedOrder(scope, orderId)
    const facts = order ? factsOf(order, rules) : []
    for (const fact of await replaceEntry(scope, orderId, facts)) note(differences, fact, lessSums)
    for (const fact of facts) note(differences, fact, addSums)
  }
  await addToSums(
    scope,
    [...differences.values()].filter(({ sums }) => !isNothing(sums)),
  )
  return ids.length
}

function rulesOf(timeZone: string): FactRules {
  return {
    hourOf: (at) => wallClock(at, timeZone).slice(0, 13),
    isRegion: (country, region) => regionsOf(country).some(({ code }) => code === region),
  }
}

function note(differences: Map<string, Fact>, fact: Fact, change: typeof addSums): void {
  const name = JSON.stringify([fact.dimension, fact.currency, fact.bucket, fact.key, fact.parent])
  differences.set(name, { ...fact, sums: change(differences.get(name)?.sums ?? noSums(), fact.sums) })
}

/** Stores what an order adds now. @returns what it added before */
async function replaceEntry(scope: ChangeScope, orderId: string, facts: readonly Fact[]): Promise<Fact[]> {
  const { database, websiteId } = scope
  const before = await database
    .selectFrom('report_orders')
    .select('entry')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  const entry = reportEntry.write(facts.map((fact) => ({ ...fact, sums: withoutZeros(fact.sums) })))
  await database
    .insertInto('report_orders')
    .values({ website_id: websiteId, order_id: orderId, entry })
    .onConflict((conflict) => conflict.columns(['website_id', 'order_id']).doUpdateSet({ entry }))
    .execute()
  return before ? reportEntry.read(before.entry).map((fact) => ({ ...fact, sums: { ...noSums(), ...fact.sums } })) : []
}

const withoutZeros = (sums: Sums): Partial<Sums> =>
  Object.fromEntries(measures.filter((measure) => sums[measure] !== 0).map((measure) => [measure, sums[measure]]))

/** Days begin elsewhere in another time zone: all orders are counted again after it was changed. */
async function followTimeZone({ database, websiteId }: ChangeScope, timeZone: string): Promise<void> {
  const known = await database
    .selectFrom('report_zones')
    .select('time_zone')
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
  if (known?.time_zone === timeZone) return
  await database
    .insertInto('report_zones')
    .values({ website_id: websiteId, time_zone: timeZone })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ time_zone: timeZone }))
    .execute()
  if (!known) return
  await database
    .insertInto('report_queue')
    .columns(['website_id', 'order_id', 'changes'])
    .expression((from) =>
      from
        .selectFrom('report_orders')
        .select((row) => ['website_id', 'order_id', row.val(1).as('changes')])
        .where('website_id', '=', websiteId),
    )
    .onConflict((conflict) => conflict.columns(['website_id', 'order_id']).doNothing())
    .execute()
}
