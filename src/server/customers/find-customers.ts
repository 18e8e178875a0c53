import { MOST_FOUND, type NounFinder } from '#server/palette/find.ts'
import type { Scope } from '#server/scope.ts'
import type { Found } from '#shared/palette/api.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { listCustomers } from './list-customers.ts'

/** Customers by email address and name. */
export const customerFinder: NounFinder = { permission: 'orders.read', find: findCustomers }

/** A number finds the order, not its buyer as well. */
async function findCustomers(scope: Scope, text: string): Promise<Found[]> {
  if (!normalize(text.trim()) || /^#?\d+$/.test(text.trim())) return []
  const { customers } = await listCustomers(scope, { search: text })
  return customers.slice(0, MOST_FOUND).map(({ id, email, name }) => ({
    kind: 'customer',
    id,
    title: name || email,
    detail: name ? email : '',
    path: `/customers/${id}`,
  }))
}
