import { describe, expect, test } from 'vitest'
import { checkRecipient, deliveryTime, recipientInWords, recipientOf, withoutDeliveryDate } from './recipient.ts'
import { recipientFields as fields } from './recipient-form.ts'

const settings = { timeZone: 'America/New_York', locale: 'en-US' }
const now = Date.parse('2026-11-26T03:00:00Z') // The evening of November 25 in New York.
const gift = { [fields.isGift]: ['yes'], [fields.name]: 'Grace', [fields.email]: 'grace@example.com' }
const on = (...parts: string[]) => ({ ...gift, [fields.deliveryDate]: parts })

test('without answers, the buyer gets the card', () => {
  expect(recipientOf({})).toBeNull()
  expect(checkRecipient({ [fields.deliveryDate]: ['1', '1', '2020'] }, settings, now)).toEqual({})
  expect(recipientInWords({}, settings)).toMatchObject([{ lines: ['The email address of the order'] }])
})

describe('the day of the delivery', () => {
  test.each([
    ['today, where the shop is', ['11', '25', '2026'], undefined],
    ['yesterday', ['11', '24', '2026'], 'Choose today or a later day.'],
    ['in one year', ['11', '25', '2027'], undefined],
    ['a day later', ['11', '26', '2027'], 'Choose a day within one year from today.'],
  ])('can be chosen: %s', (_when, parts, error) => {
    expect(checkRecipient(on(...parts), settings, now)[fields.deliveryDate]).toBe(error)
  })

  test.each([
    ['at once without one', null, now],
    ['at once where it is over', '2026-11-20', now],
    ['in the morning of the day, in the time zone of the shop', '2026-12-24', Date.parse('2026-12-24T13:00:00Z')],
    ['also on the day on which clocks change', '2027-03-14', Date.parse('2027-03-14T13:00:00Z')],
  ])('sends the email %s', (_when, deliverOn, at) => {
    expect(deliveryTime(deliverOn, settings.timeZone, now)).toBe(at)
  })

  test('is written as the site writes days', () => {
    expect(recipientInWords(on('5', '6', '2027'), settings).at(-1)).toMatchObject({ lines: ['May 6, 2027'] })
  })
})

test('what is bought again has no day', () => {
  expect(JSON.parse(withoutDeliveryDate(JSON.stringify(on('5', '6', '2026')))!)).toEqual(gift)
})
