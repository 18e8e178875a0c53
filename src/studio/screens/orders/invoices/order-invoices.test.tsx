import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { InvoiceSummary } from '#shared/invoices/schema.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { OrderInvoices } from './order-invoices.tsx'

afterEach(() => vi.unstubAllGlobals())

const order = buildOrder()
const invoice: InvoiceSummary = {
  ...{
    id: 'invoice-1',
    orderId: order.id,
    kind: 'invoice',
    number: '2026-0001',
    issuedAt: 0,
    orderNumber: order.number,
  },
  ...{ currency: 'EUR', taxCents: 399, totalCents: 2500, buyerName: 'Ada Byron' },
}

/** Shows the panel of an order. @returns what is sent */
function show(
  reply: { invoices: InvoiceSummary[]; canIssue: boolean; canCorrect: boolean },
  permissions: SignedIn['permissions'] = ['orders.read', 'orders.manage'],
) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: { method?: string } = {}) => {
    if (method === 'GET') return Response.json(reply)
    sent.push(path)
    return Response.json({ invoices: reply.invoices })
  })
  const website = { locale: 'en-US', timeZone: 'UTC', currency: 'EUR', useCldrMoneyFormat: true }
  const staff = buildStaff({ permissions, website })
  const { person, container } = renderInStudio(
    <StaffContext value={staff}>
      <OrderInvoices order={order} />
    </StaffContext>,
  )
  return { person, container, sent }
}

describe('the invoices of an order', () => {
  test('are links to their PDF files; a credit note takes its amount off', async () => {
    const note: InvoiceSummary = { ...invoice, id: 'invoice-2', kind: 'credit-note', number: 'CN-2026-0001' }
    show({ invoices: [invoice, note], canIssue: false, canCorrect: false })
    const link = await screen.findByRole('link', { name: 'Invoice 2026-0001' })
    expect(link).toHaveProperty('pathname', '/api/owner/invoices/invoice-1/pdf')
    screen.getByRole('link', { name: 'Credit note CN-2026-0001' })
    screen.getByText(/−€25\.00/)
    expect(screen.queryByRole('button', { name: 'Correct invoice' })).toBeNull()
  })

  test('are joined by receipts for donations, and a correction takes its amount off', async () => {
    const receipt: InvoiceSummary = { ...invoice, kind: 'donation-receipt', number: 'D-2026-0001', totalCents: 5000 }
    const correction: InvoiceSummary = { ...receipt, id: 'invoice-2', kind: 'donation-correction', totalCents: 1000 }
    show({ invoices: [receipt, correction], canIssue: false, canCorrect: false })
    await screen.findByText(/· €50\.00/)
    screen.getByText(/· −€10\.00/)
  })

  test('are created for an order without one', async () => {
    const { person, sent } = show({ invoices: [], canIssue: true, canCorrect: false })
    await person.click(await screen.findByRole('button', { name: 'Create invoice' }))
    await waitFor(() => expect(sent).toEqual([`/api/owner/orders/${order.id}/invoices`]))
    await screen.findByText('Invoice issued.')
  })

  test('are replaced and sent again', async () => {
    const { person, sent } = show({ invoices: [invoice], canIssue: false, canCorrect: true })
    await person.click(await screen.findByRole('button', { name: 'Correct invoice' }))
    await person.click(await screen.findByRole('button', { name: 'Issue new invoice' }))
    await screen.findByText(/^Invoice corrected/)
    await person.click(await screen.findByRole('button', { name: 'Send to customer' }))
    const path = `/api/owner/orders/${order.id}/invoices`
    await waitFor(() => expect(sent).toEqual([`${path}/correct`, `${path}/send`]))
  })

  test('cannot be changed by somebody who only reads orders', async () => {
    show({ invoices: [invoice], canIssue: false, canCorrect: true }, ['orders.read'])
    await screen.findByRole('link', { name: 'Invoice 2026-0001' })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
