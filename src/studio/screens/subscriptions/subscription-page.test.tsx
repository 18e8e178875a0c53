import { cleanup, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { monthly } from '#shared/subscription-plans/schema.ts'
import type { SubscriptionDetails } from '#shared/subscriptions/api.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { SubscriptionPage } from './subscription-page.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Shows a subscription of 12.50 a month. */
async function show(changes: Partial<SubscriptionDetails>, canSendEmail = true) {
  const subscription: SubscriptionDetails = {
    isDonation: false,
    ...{ id: 'subscription-1', number: 1, state: 'active', email: 'ada@example.com', name: 'Ada', title: 'Kiln' },
    ...{ quantity: 1, plan: monthly, testMode: false, currency: 'USD', amountCents: 1250, nextAt: 1, cycles: 1 },
    ...{ createdAt: 1, sku: 'SKU', productId: 'product-1', customerId: null, shipsTo: [], amounts: null, method: '' },
    ...{
      failures: 0,
      trialEndsAt: null,
      overAt: null,
      pausedBy: null,
      lostMethod: '',
      waitsFor: '',
      newPrice: null,
      skippedAt: null,
      orders: [],
    },
    ...changes,
  }
  vi.stubGlobal('fetch', async () => Response.json({ subscription }))
  const website = { locale: 'en-US', timeZone: 'UTC', currency: 'USD', useCldrMoneyFormat: true, canSendEmail }
  renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['orders.read', 'orders.manage'], website })}>
      <Routes>
        <Route path="/subscriptions/:subscriptionId" element={<SubscriptionPage />} />
      </Routes>
    </StaffContext>,
    '/subscriptions/subscription-1',
  )
  await screen.findByText(/^(Amount|Last amount)$/)
}

test.each([
  [true, '$12.50 monthly', 'Skip next donation', 'Donations', 'Donor', /^Recurring donation/],
  [false, '$12.50 monthly, plus shipping and taxes', 'Skip next order', 'Orders', 'Customer', /^Subscription/],
])('a donation (%s) is called so, without shipping and taxes', async (isDonation, amount, skip, list, who, title) => {
  await show({ isDonation })
  expect(screen.getByText(amount)).not.toBeNull()
  expect(screen.getByRole('button', { name: skip })).not.toBeNull()
  expect(screen.getByRole('heading', { name: list })).not.toBeNull()
  expect(screen.getByText(who)).not.toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: title })).not.toBeNull()
})

test('a payment method that was removed is said with what happens next, and only its customer can go on', async () => {
  await show({ state: 'paused', pausedBy: 'method', nextAt: null, lostMethod: 'PayPal (ada@example.com)' })
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Waits for a payment method')
  expect(alert.textContent).toContain('PayPal (ada@example.com) was removed')
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Cancel subscription' })).not.toBeNull()
})

test.each([
  ['can be skipped', {}, ['Skip next order']],
  ['comes back after a skip', { skippedAt: Date.UTC(2026, 11, 1) }, ['Don’t skip Dec 1, 2026', 'Skip next order']],
  ['cannot be skipped in a trial, which would be longer', { trialEndsAt: 5 }, []],
] as const)('the next order %s', async (_what, changes, buttons) => {
  await show(changes)
  expect(screen.queryAllByRole('button', { name: /skip/i }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([...buttons]),
  )
  expect(screen.queryAllByRole('button', { name: /skip/i })).toHaveLength(buttons.length)
})

const newPrice = { from: 1, unitPriceCents: 1500 } as NonNullable<SubscriptionDetails['newPrice']>

test.each([
  ['a payment that failed', { state: 'past-due', failures: 1 }],
  ['a new price', { newPrice }],
  ['goods that are out of stock', { waitsFor: 'Kiln is sold out.' }],
  ['payments that failed too often', { state: 'paused', pausedBy: 'payment' }],
] as const)('%s says that the customer got an email only where one was sent', async (_what, changes) => {
  const words = /We emailed|and emailed that|in their email/
  await show({ isDonation: false, ...changes })
  expect(screen.getByText(words)).not.toBeNull()
  cleanup()
  await show({ isDonation: false, ...changes }, false)
  expect(screen.queryByText(words)).toBeNull()
})

test.each(['canceled', 'ended'] as const)(
  'a subscription that is %s has a last amount, as nothing is due',
  async (state) => {
    await show({ state, nextAt: null })
    expect(screen.queryByText('Amount')).toBeNull()
    expect(screen.getByText('Last amount')).not.toBeNull()
    expect(screen.queryByText('Renews on')).toBeNull()
  },
)

test.each([
  ['canceled', 'Canceled on', 'Canceled', 'off'],
  ['ended', 'Ended on', 'Ended', 'done'],
] as const)(
  'a subscription that is %s says since when, and green is only for one that was paid to its end',
  async (state, name, mark, tone) => {
    await show({ state, nextAt: null, overAt: Date.UTC(2026, 10, 20) })
    expect(screen.getByText(name).nextElementSibling?.textContent).toBe('Nov 20, 2026')
    expect(screen.getByText(mark).dataset.tone).toBe(tone)
  },
)

test('the date of a subscription that is over is left out where it is not known', async () => {
  await show({ state: 'canceled', nextAt: null, overAt: null })
  expect(screen.queryByText('Canceled on')).toBeNull()
})
