import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { donationFields, donationForm, frequencyOf, fundOf } from '#shared/cart/donations/donation-form.ts'
import { receiptTextOf } from '#shared/donations/receipt-text.ts'
import { type DonationOffer, donationSettingsSchema, frequencies } from '#shared/donations/schema.ts'
import { frequencyTexts } from '#shared/donations/texts.ts'
import { productTypes } from '../codes.ts'
import { donationFormId, formIdOfDonation, offerOfForm } from './form-id.ts'
import { donationOf, isDonationOnly, planOfFrequency, takesDonations, withDonation } from './rules.ts'

const kiln = { id: 'fund-kiln', name: 'Kiln', receiptText: 'For the kiln.' }
const roof = { id: 'fund-roof', name: 'Roof', receiptText: '' }
const settingsOf = (...funds: object[]) => donationSettingsSchema.parse({ funds, receiptText: 'A nonprofit.' })
const both = settingsOf(kiln, roof)
const offerOf = (changes: Partial<DonationOffer> = {}): DonationOffer => ({
  frequencies: ['once', 'month'],
  fundIds: [kiln.id, roof.id],
  ...changes,
})
const fieldsOf = (offer: DonationOffer, settings = both) =>
  donationForm(donationFormId(offer), settings)!.fields.map((field) => [
    field.id,
    'options' in field ? field.options : [],
  ])

describe('donors are asked', () => {
  test.each([
    ['how often and what for', offerOf(), both, ['frequency', 'fund']],
    ['nothing about how often where there is one answer', offerOf({ frequencies: ['month'] }), both, ['fund']],
    ['nothing about one fund', offerOf({ fundIds: [kiln.id] }), both, ['frequency']],
    ['nothing about the only open fund', offerOf(), settingsOf(kiln, { ...roof, isClosed: true }), ['frequency']],
    ['nothing about funds that the shop has deleted', offerOf(), settingsOf(), ['frequency']],
  ])('%s', (_, offer, settings, ids) => {
    expect(fieldsOf(offer, settings).map(([id]) => id)).toEqual(ids)
  })

  test('for a fund without any choice while all of them are closed, so that no answer fits', () => {
    const closed = settingsOf({ ...kiln, isClosed: true }, { ...roof, isClosed: true })
    expect(fieldsOf(offerOf(), closed)).toContainEqual([donationFields.fund, []])
    expect([takesDonations(offerOf(), closed), takesDonations(offerOf(), both)]).toEqual([false, true])
    expect(takesDonations(offerOf(), settingsOf())).toBe(true)
  })

  test('by a form whose id says what it asks', () => {
    const offers = fc.record({
      frequencies: fc.subarray([...frequencies], { minLength: 1 }),
      fundIds: fc.uniqueArray(fc.stringMatching(/^[0-9a-zA-Z-]{8,64}$/), { maxLength: 5 }),
    })
    fc.assert(
      fc.property(offers, (offer) => {
        expect(offerOfForm(donationFormId(offer))).toEqual(offer)
      }),
    )
    expect([offerOfForm('gift-card-recipient'), offerOfForm('donation:daily:')]).toEqual([null, null])
    const product = { productType: productTypes.donation, donation: offerOf({ frequencies: ['once'], fundIds: [] }) }
    expect(formIdOfDonation(product)).toBeNull()
  })
})

describe('the answers of a line', () => {
  const answers = (frequency: string, fund: string) => JSON.stringify({ frequency, fund })
  test.each([
    [answers('Monthly', 'Roof'), 'month', roof],
    [answers('Once', 'Kiln'), 'once', kiln],
    [answers('Daily', 'Moon'), 'once', null],
    [null, 'once', null],
    ['no json', 'once', null],
  ])('%s mean %s', (text, frequency, fund) => {
    expect(frequencyOf(offerOf(), text)).toBe(frequency)
    expect(fundOf(offerOf(), text, both)?.id ?? null).toBe(fund?.id ?? null)
  })

  test('name the only open fund where nobody was asked, and a closed one that goes on', () => {
    const settings = settingsOf({ ...kiln, isClosed: true }, roof)
    expect(fundOf(offerOf(), null, settings)).toEqual({ id: roof.id, name: 'Roof' })
    expect(fundOf(offerOf(), answers('Monthly', 'Kiln'), settings)?.id).toBe(kiln.id)
  })
})

test.each([
  ['once', null],
  ['month', 'MONTH'],
  ['year', 'YEAR'],
] as const)('a donation that is given %s renews so', (frequency, unit) => {
  expect(planOfFrequency(frequency)?.billingPeriod.unit ?? null).toBe(unit)
  expect(frequencyTexts[frequency]).not.toBe('')
})

test('only donations have an offer, and one without any is given once', () => {
  const of = (productType: (typeof productTypes)[keyof typeof productTypes]) =>
    withDonation({ productType, donation: offerOf({ fundIds: [kiln.id, kiln.id] }) })
  expect(of(productTypes.donation).donation).toEqual(offerOf({ fundIds: [kiln.id] }))
  expect(of(productTypes.giftCard)).not.toHaveProperty('donation')
  expect(donationOf({ productType: productTypes.donation })).toEqual({ frequencies: ['once'], fundIds: [] })
  const [gift, mug] = [{ productType: productTypes.donation }, { productType: productTypes.physical }]
  expect([isDonationOnly([gift]), isDonationOnly([gift, mug]), isDonationOnly([])]).toEqual([true, false, false])
})

test.each([
  ['the text of its fund', [kiln.id], 'For the kiln.'],
  ['the text of the shop where the fund has none', [roof.id], 'A nonprofit.'],
  ['the text of the shop without a fund', [undefined], 'A nonprofit.'],
  ['each text once', [kiln.id, roof.id, undefined, kiln.id], 'For the kiln.\n\nA nonprofit.'],
])('a receipt has %s', (_, fundIds, text) => {
  expect(receiptTextOf(fundIds, both)).toBe(text)
})
