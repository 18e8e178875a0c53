import { beginningOfDay, dayAfter } from '#shared/dates/days.ts'
import { calendarDay, type DateStyle, formatDate } from '#shared/dates/format.ts'
import { type Answers, listOf, singleOf } from '#shared/forms/answers.ts'
import type { FieldErrors } from '#shared/forms/validate-answers.ts'
import { giftCardLimits } from '#shared/gift-cards/rules.ts'
import { recipientTexts as texts } from '#shared/gift-cards/texts.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { readAdditionalFields } from '../additional-fields.ts'
import type { EntryAnswer } from '../entry-answers.ts'
import { recipientFields as fields } from './recipient-form.ts'

/** Who gets a gift card, as its buyer answered. */
export interface GiftCardRecipient {
  readonly name: string
  /** '' where the shop sent no emails when it was bought. */
  readonly email: string
  readonly message: string
  /** '' means the buyer’s name of the order. */
  readonly senderName: string
  /** A day of the site’s time zone, such as 2026-12-24; null sends it when it is paid. */
  readonly deliverOn: string | null
  readonly wantsCopy: boolean
}

/** The recipient in checked answers; null where the buyer gets the card. */
export function recipientOf(answers: Answers): GiftCardRecipient | null {
  const answer = (id: string) => ownValue(answers, id)
  if (listOf(answer(fields.isGift)).length === 0) return null
  return {
    name: singleOf(answer(fields.name)).trim(),
    email: singleOf(answer(fields.email)).trim(),
    message: singleOf(answer(fields.message)).trim(),
    senderName: singleOf(answer(fields.senderName)).trim(),
    deliverOn: dayOf(listOf(answer(fields.deliveryDate))),
    wantsCopy: listOf(answer(fields.wantsCopy)).length > 0,
  }
}

/** Month, day and year, as forms send a date, as a calendar day. */
function dayOf(parts: readonly string[]): string | null {
  const [month = '', day = '', year = ''] = parts.map((part) => part.trim())
  if (year === '') return null
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Answers to buy the same again, as text: the day of the first time is over. */
export function withoutDeliveryDate(additionalFields: string | null): string | null {
  const read = readAdditionalFields(additionalFields)
  if (!read.ok) return additionalFields
  const { [fields.deliveryDate]: _, ...others } = read.value
  return JSON.stringify(others)
}

const name = singleLine(giftCardLimits.nameLength)

/**
 * Errors of a recipient besides those of the form’s own rules, by field.
 * @param now milliseconds since 1970
 */
export function checkRecipient(answers: Answers, { timeZone }: Pick<DateStyle, 'timeZone'>, now: number): FieldErrors {
  const recipient = recipientOf(answers)
  if (!recipient) return {}
  const errors: Record<string, string> = {}
  if (!name.safeParse(recipient.name).success) errors[fields.name] = texts.nameTooLong
  if (!name.safeParse(recipient.senderName).success) errors[fields.senderName] = texts.nameTooLong
  const today = calendarDay(now, timeZone)
  const { deliverOn } = recipient
  if (deliverOn !== null && deliverOn < today) errors[fields.deliveryDate] = texts.dateInThePast
  if (deliverOn !== null && deliverOn > inOneYear(today)) errors[fields.deliveryDate] = texts.dateTooLate
  return errors
}

const inOneYear = (today: string): string => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`

/** Hours after midnight: an email at night could be overlooked, or wake someone. */
const MORNING = 8 * 60 * 60 * 1000

/** When the email of a card is sent, in milliseconds: in the morning of its day, or at once. */
export function deliveryTime(deliverOn: string | null, timeZone: string, now: number): number {
  if (deliverOn === null) return now
  // A day on which the clocks change is an hour shorter or longer; the email must not leave it.
  const morning = Math.min(
    beginningOfDay(deliverOn, timeZone) + MORNING,
    beginningOfDay(dayAfter(deliverOn), timeZone) - 1,
  )
  return Math.max(now, morning)
}

/**
 * The recipient as text, for cart, order and emails.
 * @param sendsEmails whether the shop has a mail server
 */
export function recipientInWords(answers: Answers, settings: DateStyle, sendsEmails: boolean): EntryAnswer[] {
  const recipient = recipientOf(answers)
  if (!recipient)
    return sendsEmails
      ? [words(fields.isGift, 'checkbox', texts.sentTo, texts.toBuyer)]
      : [words(fields.isGift, 'checkbox', texts.delivery, texts.onOrderPage)]
  const { deliverOn } = recipient
  const date = deliverOn && formatDate(beginningOfDay(deliverOn, settings.timeZone), settings)
  return [
    sendsEmails
      ? words(fields.email, 'email', texts.sentTo, recipient.name, recipient.email)
      : words(fields.name, 'text', texts.receivedBy, recipient.name),
    ...(recipient.senderName ? [words(fields.senderName, 'text', texts.from, recipient.senderName)] : []),
    ...(recipient.message
      ? [words(fields.message, 'textarea', texts.message, ...recipient.message.split(/\r?\n/))]
      : []),
    ...(date && sendsEmails ? [words(fields.deliveryDate, 'date', texts.sentOn, date)] : []),
    ...(recipient.wantsCopy && sendsEmails ? [words(fields.wantsCopy, 'checkbox', texts.copy, texts.wantsCopy)] : []),
  ]
}

const words = (fieldId: string, type: EntryAnswer['type'], label: string, ...lines: string[]): EntryAnswer => ({
  fieldId,
  type,
  label,
  lines,
})
