import { describe, expect, test } from 'vitest'
import { may, type Permission, type Role, roles } from '#shared/roles/rules.ts'
import { destinations } from './destinations.ts'
import { holds, isOpen, openPlaces } from './places.ts'

const labelsOf = (role: Role) =>
  openPlaces(destinations, ({ needs }: { readonly needs?: Permission }) => needs === undefined || may(role, needs)).map(
    ({ places }) =>
      places.map(({ label, inside }) => (inside.length === 0 ? label : `${label} (${inside.length} more)`)),
  )

describe('the navigation', () => {
  test('of an administrator has few entries, each with related screens', () => {
    expect(labelsOf(roles.admin)).toEqual([
      [...['Home', 'Orders (6 more)', 'Products (7 more)', 'Customers (1 more)', 'Discounts', 'Analytics (1 more)']],
      ['Pages (2 more)', 'Collections', 'Forms', 'Images', 'Styles (3 more)'],
      ['Emails', 'Changes', 'Store settings (8 more)'],
    ])
  })

  test('shows screens themselves where the destination that they are inside is closed to a role', () => {
    expect(labelsOf(roles.moderator)).toEqual([['Home', 'Reviews']])
    expect(labelsOf(roles.campaignsEditor)).toEqual([['Home', 'Subscribers'], ['Images']])
  })

  test('has every screen once, and none that shows another as open', () => {
    const all = destinations.flatMap(({ places }) => places.flatMap((one) => [one, ...one.inside]))
    for (const { to } of all) expect(all.filter((other) => isOpen(other, to))).toHaveLength(1)
  })
})

test.each([
  ['/orders', true],
  ['/orders/1/edit', true],
  ['/returns', true],
  ['/withdrawals', true],
  ['/', false],
  ['/orders-of-others', false],
])('Orders is open at %s: %s', (path, expected) => {
  const orders = destinations.flatMap(({ places }) => places).find(({ to }) => to === '/orders')!
  expect(holds(orders, path)).toBe(expected)
})
