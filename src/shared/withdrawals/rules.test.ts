import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { ownerSettingsOf } from '#shared/settings/owner-settings.ts'
import { MODEL_FORM_TITLE, modelForm } from './model-form.ts'
import {
  isOver,
  legalLinks,
  offersWithdrawal,
  refundDeadline,
  typedOrderNumber,
  withdrawalPeriod,
  withdrawalTransitions,
} from './rules.ts'

const settingsOf = (country: string) =>
  defaultStoreSettings({ country, currency: 'EUR', timeZone: 'Europe/Berlin', email: 'o@example.com' })

test.each([
  ['DE', null, true],
  ['US', null, false],
  ['CH', null, false],
  ['DE', false, false],
  ['US', true, true],
])('a shop in %s whose owner chose %s: %s', (country, isOn, expected) => {
  const settings = { ...settingsOf(country), withdrawal: { isOn } }
  expect(offersWithdrawal(settings)).toBe(expected)
  expect(legalLinks(settings).map(({ href }) => href)).toEqual(expected ? ['/withdrawal'] : [])
  expect(legalLinks(settings, { isForBusiness: true })).toEqual([])
})

test.each([
  ['#00042', 42],
  [' 42 ', 42],
  ['Order no. 7', 7],
  ['', null],
  ['forty-two', null],
  ['4 2', null],
  ['0', null],
  ['99999999999999999999', null],
  ['2147483648', null],
])('%j is the order number %s', (typed, expected) => expect(typedOrderNumber(typed)).toBe(expected))

const zone = 'Europe/Berlin'
const at = (text: string) => Date.parse(text)
const line = { productType: 1, quantity: 2, fulfilledQuantity: 2, removedQuantity: 0 }
const parcel = { name: 'Post', isPickup: false }
const pickup = { name: 'Pickup', isPickup: true }

describe('the period of withdrawal', () => {
  const placedAt = at('2026-11-02T10:00:00Z')
  const sentAt = (...times: string[]) => times.map((time) => ({ at: at(time) }))
  test.each([
    ['of goods that were not sent', parcel, [{ ...line, fulfilledQuantity: 0 }], [], { kind: 'unknown' }],
    [
      'of goods of which one is missing',
      parcel,
      [{ ...line, fulfilledQuantity: 1 }],
      sentAt('2026-11-03T10:00:00Z'),
      { kind: 'unknown' },
    ],
    [
      'of goods in two parcels begins with the last one at the earliest',
      parcel,
      [line],
      sentAt('2026-11-03T10:00:00Z', '2026-11-04T23:30:00Z'),
      // In Berlin it was the fifth already.
      { kind: 'not-before', at: at('2026-11-19T23:00:00Z') - 1 },
    ],
    [
      'of goods that were picked up ends',
      pickup,
      [line],
      sentAt('2026-11-04T10:00:00Z'),
      { kind: 'ends', at: at('2026-11-18T23:00:00Z') - 1 },
    ],
    [
      'that would end on a Saturday ends on Monday',
      pickup,
      [line],
      sentAt('2026-11-07T10:00:00Z'),
      { kind: 'ends', at: at('2026-11-23T23:00:00Z') - 1 },
    ],
    [
      'of a service begins with the order',
      null,
      [{ ...line, productType: 3 }],
      [],
      { kind: 'ends', at: at('2026-11-16T23:00:00Z') - 1 },
    ],
  ])('%s', (_, shippingMethod, lines, fulfilments, expected) => {
    const order = { placedAt, paymentState: 'paid', shippingMethod, lines, fulfilments } as unknown as Parameters<
      typeof withdrawalPeriod
    >[0]
    expect(withdrawalPeriod(order, zone)).toEqual(expected)
  })

  it('is over only where its end is known', () => {
    expect(isOver({ kind: 'ends', at: 5 }, 6)).toBe(true)
    expect(isOver({ kind: 'ends', at: 5 }, 5)).toBe(false)
    expect(isOver({ kind: 'not-before', at: 5 }, 6)).toBe(false)
    expect(isOver({ kind: 'unknown' }, 6)).toBe(false)
  })
})

it('gives fourteen whole days for the refund, in every time zone', () => {
  const moments = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2099-01-01T00:00:00Z') })
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland')
  fc.assert(
    fc.property(moments, zones, (moment, timeZone) => {
      const days = (refundDeadline(moment, timeZone) - moment) / DAY_MILLISECONDS
      // An hour more or less where the clocks change.
      return days > 14 - 1 / 24 - 1e-6 && days < 15 + 1 / 24
    }),
  )
})

it('leads from every state but the last to another', () => {
  const dead = Object.entries(withdrawalTransitions).flatMap(([state, next]) => (next.length === 0 ? [state] : []))
  expect(dead).toEqual(['refunded'])
})

it('addresses the model form to the shop, whose words stay words', () => {
  const settings = {
    ...settingsOf('DE'),
    businessAddress: 'Am <b>Kai</b> 1\n20457 Hamburg',
    contactEmail: 'hi@example.com',
  }
  const html = modelForm(ownerSettingsOf(settings, 'Clay & Kiln'))
  expect(html).toContain(MODEL_FORM_TITLE)
  expect(html).toContain('<p>To Clay &amp; Kiln, Am &lt;b&gt;Kai&lt;/b&gt; 1, 20457 Hamburg, hi@example.com:</p>')
})
