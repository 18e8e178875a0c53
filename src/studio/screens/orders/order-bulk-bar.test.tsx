import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OrderSummary } from '#shared/orders/schema.ts'
import { useWholeSelection } from '#studio/kit/use-selection.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { OrderBulkBar } from './order-bulk-bar.tsx'

const orders: readonly OrderSummary[] = [1, 2].map((number) => ({
  ...{ id: `order-${number}`, number, placedAt: 0, state: 'open', paymentState: 'awaiting' },
  ...{ paymentMethod: 'bank-transfer', email: 'ada@example.com', buyerName: 'Ada', currency: 'USD', tags: [] },
  ...{ grandTotalCents: 2_500, testMode: false, totalQuantity: 1, delivery: 'parcel' },
  ...{ isPartlySent: false, isAllRemoved: false },
}))

function Bar() {
  const selection = useWholeSelection(
    orders.map(({ id }) => id),
    2,
    '',
  )
  return (
    <>
      <button type="button" onClick={selection.toggleAll}>
        Select all
      </button>
      <OrderBulkBar selection={selection} orders={orders} filter={{}} />
    </>
  )
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  [true, /^Customers are emailed their invoices/],
  [false, /^Invoices, download links and gift cards are issued/],
])(
  'several orders are paid after a question that says what stays when it is undone (emails: %s)',
  async (canSendEmail, words) => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
      if (body) sent.push(JSON.parse(String(body)))
      return Response.json({ changed: ['order-1', 'order-2'], fulfilments: [] })
    })
    const { person } = renderInStudio(
      <StaffContext value={buildStaff({ permissions: ['orders.manage'], website: { canSendEmail } })}>
        <Bar />
      </StaffContext>,
    )
    await person.click(screen.getByRole('button', { name: 'Select all' }))
    await person.click(screen.getByRole('button', { name: 'Mark as paid' }))
    const dialog = await screen.findByRole('dialog', { name: 'Mark 2 orders as paid' })
    expect(within(dialog).getByText(words)).toBeDefined()
    expect(sent).toEqual([])
    await person.click(within(dialog).getByRole('button', { name: 'Mark as paid' }))
    expect(await screen.findByText('2 orders marked as paid.')).toBeDefined()
    expect(sent).toEqual([{ action: 'mark-paid', orderIds: ['order-1', 'order-2'] }])
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  },
)
