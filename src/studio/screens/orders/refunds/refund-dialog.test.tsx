import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BodyOf } from '#shared/http/contract.ts'
import type { refundOrderCall } from '#shared/orders/refund-api.ts'
import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { buildOrder } from '#shared/orders/testing/build-order.ts'
import { isCounted } from '#shared/products/rules.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { RefundDialog } from './refund-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const website = { currency: 'USD', locale: 'en-US', timeZone: 'UTC' }
const staff = (permissions: string[] = ['orders.manage']) => buildStaff({ permissions, website })

/**
 * Three lines: two mugs for 68.40, a jar for 378.00 and a file for 16.20; shipping is 12.00, and taxes are included.
 */
const order = (changes: Partial<Order> = {}): Order => {
  const built = buildOrder({ fulfilments: [], taxes: [], discountCents: 0, grandTotalCents: 47_460, ...changes })
  const paid = [6840, 37_800, 1620]
  return { ...built, lines: built.lines.map((line, index) => ({ ...line, paidCents: paid[index]! })) }
}

const hasStock = ({ productType }: Order['lines'][number]): boolean => isCounted(productType)

/** Opens the dialog. @returns what was sent, and a simulated user */
function open(given: Order, answer: () => Response = () => Response.json({ order: given }), returns: object[] = []) {
  const sent: BodyOf<typeof refundOrderCall>[] = []
  vi.stubGlobal('fetch', async (path: string, { body, method }: { body?: string; method?: string } = {}) => {
    const restockable = given.takesStock ? given.lines.filter(hasStock).map(({ id }) => id) : []
    if (method !== 'POST') return Response.json({ emails: [], next: null, sendsMail: true, returns, restockable })
    expect(path).toBe(`/api/owner/orders/${given.id}/refunds`)
    sent.push(JSON.parse(body!))
    return answer()
  })
  const close = vi.fn()
  const { person } = renderInStudio(
    <StaffContext value={staff()}>
      <RefundDialog order={given} isOpen close={close} />
    </StaffContext>,
  )
  const quantity = (name: RegExp) => screen.getByRole('textbox', { name })
  const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Refund amount/ })
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  const choose = async (name: RegExp, count: string) => {
    await person.clear(quantity(name))
    await person.type(quantity(name), count)
  }
  return { person, sent, close, amount, button, choose }
}

const refundOf = (changes: Partial<OrderRefund>): OrderRefund => ({
  id: 'refund-1',
  at: Date.UTC(2026, 10, 24),
  by: 'Olive Owner',
  cents: 3420,
  isOfEdit: false,
  exchangedCents: 0,
  heldCents: 3420,
  shippingCents: 0,
  state: 'done',
  isByHand: false,
  reason: 'Chipped',
  failure: '',
  lines: [{ lineId: 'line-0000', quantity: 1, cents: 3420, isRestocked: true }],
  parts: [],
  ...changes,
})

describe('the refund dialog', () => {
  test('suggests what the chosen pieces have cost, says it on its button, and sends it', async () => {
    const { person, sent, close, amount, button, choose } = open(order())
    expect(button('Refund').disabled).toBe(true)
    await choose(/Harbor mug/, '1')
    expect(amount().value).toBe('34.20')
    await person.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Chipped')
    await person.click(button('Refund $34.20'))
    await waitFor(() => expect(close).toHaveBeenCalled())
    expect(sent).toEqual([
      {
        idempotencyKey: expect.any(String),
        lines: [{ lineId: 'line-0000', quantity: 1, unfulfilledQuantity: 1 }],
        shippingCents: 0,
        cents: 3420,
        restock: true,
        reason: 'Chipped',
        notifyBuyer: true,
      },
    ])
  })

  test('takes a lower amount, shipping, no restock and no email', async () => {
    const { person, sent, amount, button, choose } = open(order())
    await choose(/Moon jar/, '1')
    const shipping = screen.getByRole('textbox', { name: /^Shipping/ })
    await person.clear(shipping)
    await person.type(shipping, '12')
    expect(amount().value).toBe('390.00')
    await person.clear(amount())
    await person.type(amount(), '200')
    await person.click(screen.getByRole('checkbox', { name: 'Restock items' }))
    await person.click(screen.getByRole('checkbox', { name: 'Email the customer' }))
    await person.click(button('Refund $200.00'))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ cents: 20_000, shippingCents: 1200, restock: false, notifyBuyer: false })
  })

  test('refuses more than is left, and amounts that it cannot read', async () => {
    const { person, amount, button } = open(order())
    await person.clear(amount())
    await person.type(amount(), '474.61')
    screen.getByText('Enter $474.60 or less.')
    expect(button('Refund').disabled).toBe(true)
    await person.clear(amount())
    await person.type(amount(), 'all')
    expect(button('Refund').disabled).toBe(true)
    await person.clear(amount())
    await person.type(amount(), '474.60')
    expect(button('Refund $474.60').disabled).toBe(false)
  })

  test('offers to restock goods alone, and says nothing of it in an order that took no stock', async () => {
    const { choose } = open(order({ takesStock: false }))
    await choose(/Harbor mug/, '1')
    expect(screen.queryByRole('checkbox', { name: 'Restock items' })).toBeNull()
  })

  test('does not offer to restock what a return has brought back', async () => {
    const given = order()
    const lines = given.lines.map((line) => ({ ...line, fulfilledQuantity: line.quantity }))
    const arrived = { lineId: 'line-0000', pieces: [{ condition: 'as-new', quantity: 1, isRestocked: true }] }
    const { choose } = open({ ...given, lines }, undefined, [{ state: 'closed', lines: [arrived] }])
    await choose(/Harbor mug/, '2')
    await screen.findByText('Adds 1 unit to your stock')
  })

  test('shows pieces that were shipped and those that were not on rows of their own', async () => {
    const given = order()
    const lines = given.lines.map((line, index) => (index === 0 ? { ...line, fulfilledQuantity: 1 } : line))
    const { choose, sent, person, button } = open({ ...given, lines })
    await choose(/Harbor mug, .*, shipped/, '1')
    await person.click(button('Refund $34.20'))
    await waitFor(() => expect(sent[0]?.lines).toEqual([{ lineId: 'line-0000', quantity: 1, unfulfilledQuantity: 0 }]))
  })

  test('says what is left of a line that was refunded in part, and of its whole price', () => {
    const given = order()
    const lines = given.lines.map((line, index) =>
      index === 0 ? { ...line, quantity: 3, fulfilledQuantity: 3, refundedQuantity: 2, paidCents: 5040 } : line,
    )
    open({ ...given, lines })
    screen.getByText('Large / Celadon · $16.80 left of $50.40')
  })

  test('says for shipped pieces and others what was paid for each of them', () => {
    const given = order()
    const lines = given.lines.map((line, index) =>
      index === 0 ? { ...line, quantity: 3, fulfilledQuantity: 2, paidCents: 10_000 } : line,
    )
    open({ ...given, lines })
    screen.getByText('Large / Celadon · Not shipped yet · $33.33 paid')
    screen.getByText('Large / Celadon · Shipped · $66.67 paid for 2')
  })

  describe('with two bundles of two cups and two plates', () => {
    const bundle = { id: 'one', productId: 'set', variantId: 'set', title: 'Breakfast', imageUrl: null, quantity: 2 }
    /** @param changes those of the two lines of cups, and of the two lines of plates */
    const breakfasts = (changes: readonly Partial<Order['lines'][number]>[]) => {
      const given = order()
      const paid = [4492, 4492, 4813, 4813]
      const lines = changes.map((change, index) => {
        const title = index < 2 ? 'Cup' : 'Plate'
        const part = { id: `part-${index}`, title, variantId: title, attributes: {}, bundle }
        return { ...given.lines[0]!, ...part, quantity: 2, paidCents: paid[index]!, ...change }
      })
      return { ...given, lines, grandTotalCents: 18_610 }
    }
    const sent = (fulfilledQuantity: number) => ({ fulfilledQuantity })
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${name}` })

    test('offers whole ones after an uneven shipment, and takes their pieces from all rows', async () => {
      const { choose, amount } = open(breakfasts([sent(2), sent(1), sent(1), sent(1)]))
      expect(field('Breakfast').value).toBe('0 of 2')
      await choose(/of Breakfast$/, '1')
      expect(field('Cup in Breakfast, not shipped yet').value).toBe('1 of 1')
      expect(field('Cup in Breakfast, shipped').value).toBe('1 of 3')
      expect(field('Plate in Breakfast, not shipped yet').value).toBe('2 of 2')
      expect(amount().value).toBe('93.05')
      await choose(/of Breakfast$/, '2')
      expect(amount().value).toBe('186.10')
    })

    test('offers those that are whole after one cup was refunded', () => {
      open(breakfasts([{ refundedQuantity: 1, ...sent(2) }, sent(2), sent(2), sent(2)]))
      expect(field('Breakfast').value).toBe('0 of 1')
      expect(field('Cup in Breakfast').value).toBe('0 of 3')
    })

    test('offers parts alone where no bundle is whole any more', () => {
      open(breakfasts([{ refundedQuantity: 2 }, { refundedQuantity: 2 }, {}, {}]))
      expect(screen.queryByRole('textbox', { name: 'Quantity of Breakfast' })).toBeNull()
      expect(field('Plate in Breakfast').value).toBe('0 of 4')
    })
  })

  test.each([
    ['test-card', false, /The money goes back to Test card/],
    ['card', false, /Stripe returns the money to the card/],
    ['bank-transfer', false, /Send the money yourself by bank transfer/],
    ['pay-on-pickup', false, /Send the money yourself, the way it was paid/],
    ['card', true, /No real money moves/],
  ] as const)('says where the money of %s goes', (paymentMethod, testMode, words) => {
    open(order({ paymentMethod, testMode }))
    screen.getByText(words)
  })

  test('says how much gift cards get back, and how much the owner sends themselves', async () => {
    const giftCards = [{ paymentId: 'payment-1', cardId: 'card-1', lastFour: '28D1', cents: 2055 }]
    const { choose } = open(order({ paymentMethod: 'bank-transfer', giftCards }))
    screen.getByText(
      /Gift cards get their part back first\. Send the rest yourself by bank transfer\. This only records the refund\./,
    )
    await choose(/Harbor mug/, '1')
    screen.getByText(
      /^\$20\.55 goes back to the gift cards that paid\. Send the other \$13\.65 yourself by bank transfer\./,
    )
  })

  test('says only of money that moves where it goes, where something is owed', async () => {
    const giftCards = [{ paymentId: 'payment-1', cardId: 'card-1', lastFour: '28D1', cents: 2055 }]
    const earlier = { ...refundOf({ cents: 100, heldCents: 100 }), lines: [] }
    const owing: Partial<Order> = { paymentState: 'partly-paid', owedCents: 1000, refunds: [earlier] }
    const { choose } = open(order({ paymentMethod: 'bank-transfer', giftCards, ...owing }))
    await choose(/Harbor mug/, '1')
    screen.getByText(
      /^\$20\.55 goes back to the gift cards that paid\. Send the other \$3\.65 yourself by bank transfer\./,
    )
  })

  test('says when somebody else was faster, and sends the same key again', async () => {
    const refused = () => Response.json({ code: 'refund-quantity' }, { status: 409 })
    const { choose, sent, person, button } = open(order(), refused)
    await choose(/Moon jar/, '1')
    await person.click(button('Refund $378.00'))
    await screen.findByText(/have since been refunded or fulfilled/)
    await person.click(button('Refund $378.00'))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[0]!.idempotencyKey).toBe(sent[1]!.idempotencyKey)
  })
})

describe('the refunds of an order', () => {
  const show = (given: OrderRefund, permissions?: string[], paymentMethod: Order['paymentMethod'] = 'card') =>
    renderInStudio(
      <StaffContext value={staff(permissions)}>
        <OrderRefunds order={order({ paymentMethod, refunds: [given] })} />
      </StaffContext>,
    )

  test('say what gift cards got back, and what another way', () => {
    show(refundOf({ giftCardCents: 2055 }), undefined, 'bank-transfer')
    screen.getByText(/Gift cards: \$20\.55, Bank transfer: \$13\.65/)
  })

  test('say which fee they are less', () => {
    show(refundOf({ feeCents: 150 }))
    screen.getByText('Less a restocking fee of $1.50')
  })

  test('say how much tax they include', () => {
    const tax = { name: 'VAT', rateMilliPercent: 19_000, amountCents: 546, baseCents: 2874 }
    show(refundOf({ parts: [{ lineId: 'line-0000', cents: 3420, taxes: [tax] }] }))
    screen.getByText(/Includes \$5\.46 tax/)
  })

  test('name a part of a bundle that has two lines once, with its variant', () => {
    const given = order()
    const bundle = { id: 'set', productId: 'set', variantId: 'set', title: 'Tea set', imageUrl: null, quantity: 1 }
    const lines = ['part-1', 'part-2'].map((id) => ({ ...given.lines[0]!, id, quantity: 1, bundle }))
    const pieces = lines.map(({ id: lineId }) => ({ lineId, quantity: 1, cents: 100, isRestocked: true }))
    const refunds = [refundOf({ lines: pieces, shippingCents: 0 })]
    renderInStudio(
      <StaffContext value={staff()}>
        <OrderRefunds order={{ ...given, lines, refunds }} />
      </StaffContext>,
    )
    screen.getByText('2 × Tea set: Harbor mug (Large / Celadon) (restocked)')
  })

  test('say what was refunded, by whom and why', () => {
    show(refundOf({}))
    screen.getByText('$34.20')
    screen.getByText('Refunded')
    screen.getByText('1 × Harbor mug (Large / Celadon) (restocked)')
    screen.getByText('Chipped')
    screen.getByText(/Olive Owner/)
  })

  test('say that one is on its way', () => {
    show(refundOf({ state: 'pending' }))
    screen.getByText('Pending')
    screen.getByText(/Stripe is returning the money/)
  })

  test('say why one failed, and staff can try again', async () => {
    const sent: string[] = []
    vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
      sent.push(`${path} ${body}`)
      return Response.json({ order: order() })
    })
    const { person } = show(
      refundOf({ state: 'failed', heldCents: 0, failure: 'The card has expired or was canceled.' }),
    )
    screen.getByText('$34.20 wasn’t refunded')
    screen.getByText(/The card has expired or was canceled\./)
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(sent.join()).toContain('/refunds/refund-1 {"decision":"retry"}'))
  })

  test('offer nothing to somebody who may not refund', () => {
    show(refundOf({ state: 'failed', heldCents: 0, failure: '' }), ['orders.read'])
    expect(screen.queryByRole('button')).toBeNull()
  })
})
