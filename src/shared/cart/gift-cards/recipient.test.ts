import { describe, expect, test } from 'vitest'
import type { Answers } from '#shared/forms/answers.ts'
import { validateAnswers } from '#shared/forms/validate-answers.ts'
import { checkRecipient, deliveryTime, recipientInWords, recipientOf, withoutDeliveryDate } from './recipient.ts'
import { recipientFields as fields, recipientForm, recipientFormFields } from './recipient-form.ts'

const settings = { timeZone: 'America/New_York', locale: 'en-US' }
const now = Date.parse('2026-11-26T03:00:00Z') // The evening of November 25 in New York.
const gift = { [fields.isGift]: ['yes'], [fields.name]: 'Grace', [fields.email]: 'grace@example.com' }
const on = (...parts: string[]) => ({ ...gift, [fields.deliveryDate]: parts })

test('without answers, the buyer gets the card', () => {
  expect(recipientOf({})).toBeNull()
  expect(checkRecipient({ [fields.deliveryDate]: ['1', '1', '2020'] }, settings, now)).toEqual({})
  expect(recipientInWords({}, settings, true)).toMatchObject([{ lines: ['The email address of the order'] }])
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
    expect(recipientInWords(on('5', '6', '2027'), settings, true).at(-1)).toMatchObject({ lines: ['May 6, 2027'] })
  })
})

test('without a mail server, the form asks nothing that only an email can do, and its words promise none', () => {
  const ids = (sendsEmails: boolean) => recipientForm(sendsEmails).fields.map(({ id }) => id)
  const ofEmail = [fields.email, fields.deliveryDate, fields.wantsCopy]
  expect(ids(true)).toEqual(expect.arrayContaining(ofEmail))
  expect(ids(false)).toEqual(ids(true).filter((id) => !ofEmail.includes(id as (typeof ofEmail)[number])))
  expect(JSON.stringify(recipientForm(false).fields)).not.toMatch(/we email|send it|email me/i)
  expect(recipientInWords({}, settings, false)).toMatchObject([{ lines: ['You get it on the page of your order'] }])
  expect(recipientInWords(on('5', '6', '2027'), settings, false)).toMatchObject([{ label: 'For', lines: ['Grace'] }])
})

test('answers of both forms are taken, but an email address is only needed where emails are sent', () => {
  const errorsOf = (sendsEmails: boolean, answers: Answers) =>
    Object.keys(
      validateAnswers(recipientFormFields(sendsEmails), answers, { strictEmailEnding: false, addressRules: null }),
    )
  const [withEmail, without] = [true, false].map((sends) => {
    const [isGift] = recipientForm(sends).fields
    return { [fields.isGift]: isGift?.type === 'checkbox' ? isGift.options : [], [fields.name]: 'Grace' }
  })
  expect(withEmail).not.toEqual(without)
  for (const answers of [withEmail!, without!]) {
    expect(errorsOf(false, answers)).toEqual([])
    expect(errorsOf(true, answers)).toEqual([fields.email])
    expect(errorsOf(true, { ...answers, [fields.email]: 'grace@example.com' })).toEqual([])
  }
})

test('what is bought again has no day', () => {
  expect(JSON.parse(withoutDeliveryDate(JSON.stringify(on('5', '6', '2026')))!)).toEqual(gift)
})
