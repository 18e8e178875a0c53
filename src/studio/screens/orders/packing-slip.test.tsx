import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { PackingSlips } from './packing-slip.tsx'

const lines = buildOrder().lines.map((line) => ({ ...line, fulfilledQuantity: 0, removedQuantity: 0 }))
const orders = ['one', 'two'].map((id) => buildOrder({ id, state: 'open', fulfilments: [], lines: [lines[0]!] }))

afterEach(() => vi.unstubAllGlobals())

function open(ids: string) {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ order: orders.find(({ id }) => url.endsWith(id)), previousId: null, nextId: null }),
  )
  return renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['orders.read'] })}>
      <PackingSlips />
    </StaffContext>,
    `/orders/packing-slips?ids=${ids}`,
  )
}

test('the slips of several orders have a pick list with the sum of each item', async () => {
  const { person } = open('one,two')
  expect(await screen.findAllByRole('article', { name: /^Packing slip/ })).toHaveLength(2)
  await person.click(screen.getByRole('radio', { name: 'Pick list' }))
  const list = screen.getByRole('article', { name: 'Pick list' })
  const [, row] = within(list).getAllByRole('row')
  const [quantity, , sku, orderCount] = within(row!).getAllByRole('cell')
  expect([quantity, sku, orderCount].map((cell) => cell!.textContent)).toEqual([
    String(2 * lines[0]!.quantity),
    lines[0]!.sku,
    '2',
  ])
  expect(screen.queryByRole('article', { name: /^Packing slip/ })).toBeNull()
})

test('the slip of one order has none', async () => {
  open('one')
  expect(await screen.findByRole('article', { name: /^Packing slip/ })).toBeDefined()
  expect(screen.queryByRole('radio', { name: 'Pick list' })).toBeNull()
})
