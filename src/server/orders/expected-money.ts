import { sql } from 'kysely'
import type { ChangeScope } from '#server/scope.ts'

/** Sets what of an order's debt returned items will pay, in hundredths. @param orderId of an order that is locked */
export async function setExpected({ database, websiteId }: ChangeScope, orderId: string, cents: number): Promise<void> {
  await database
    .updateTable('orders')
    .set({ expected_cents: cents })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .execute()
}

/**
 * Takes the value of returned items off what their order owes. The rest of what is expected stays so, as far as it is
 * owed. @param cents of what is owed, in hundredths
 */
export async function payOwedWithReturn(
  { database, websiteId }: ChangeScope,
  orderId: string,
  cents: number,
): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('orders')
    .set((set) => ({
      owed_cents: set('owed_cents', '-', cents),
      expected_cents: sql<number>`case when expected_cents < owed_cents - ${cents} then expected_cents else owed_cents - ${cents} end`,
    }))
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .where('owed_cents', '>=', cents)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error('More would be paid than the order owes.')
}
