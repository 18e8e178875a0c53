import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { OrderLines } from './order-lines.tsx'

const staff = buildStaff({ website: { locale: 'en-US', timeZone: 'UTC', currency: 'USD' } })

/** The totals as a reader sees them: 'Paid −$65.34'. */
function totalsOf(changes: Parameters<typeof buildOrder>[0]): string[] {
  const { container } = renderInStudio(
    <StaffContext value={staff}>
      <OrderLines order={buildOrder(changes)} />
    </StaffContext>,
  )
  return [...container.querySelectorAll('dt')].map((row) => `${row.textContent} ${row.nextElementSibling!.textContent}`)
}

test('what an exchange left to pay is the total less gift cards, exchanged items and what was paid', () => {
  const refund = {
    ...{
      id: 'refund-1',
      at: 0,
      by: '',
      reason: '',
      lines: [],
      shippingCents: 0,
      state: 'succeeded' as const,
      error: '',
    },
    ...{ amountCents: 3108, exchangedCents: 3108 },
  }
  const totals = totalsOf({
    ...{ grandTotalCents: 20_818, owedCents: 6176, paymentState: 'partly-paid', currency: 'USD' },
    giftCards: [{ cardId: 'card-1', last: '1234', cents: 5000 }],
    refundedCents: 3108,
    refunds: [refund],
  } as never)
  expect(totals.slice(-4)).toEqual([
    'Total after gift cards $158.18',
    'Exchanged items −$31.08',
    'Paid −$65.34',
    'Amount due $61.76',
  ])
})

test('an order that owes nothing has no row for what was paid', () => {
  totalsOf({})
  expect(screen.queryByText('Paid')).toBeNull()
})
