import {
  type DonationOffer,
  type DonationSettings,
  type Frequency,
  frequencies,
  type GivenFund,
} from '#shared/donations/schema.ts'
import { frequencyTexts, donationFormTexts as texts } from '#shared/donations/texts.ts'
import { listOf } from '#shared/forms/answers.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { formCaptchaDefaults, type PublicForm } from '#shared/forms/schema.ts'
import { offerOfForm } from '#shared/products/donations/form-id.ts'
import { fundsOf } from '#shared/products/donations/rules.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { readAdditionalFields } from '../additional-fields.ts'

/** The ids of the questions. Carts and orders store answers by them: never rename one. */
export const donationFields = { frequency: 'frequency', fund: 'fund' } as const

const MOST_BUTTONS = 4
const question = { description: '', required: true, showWhen: null } as const

/** What donors are asked: how often, and for which fund, where there is more than one answer. */
function fieldsOf(offer: DonationOffer, settings: DonationSettings): FormField[] {
  const often = frequencies.filter((one) => offer.frequencies.includes(one)).map((one) => frequencyTexts[one])
  const funds = fundsOf(offer, settings)
  const open = funds.filter(({ isClosed }) => !isClosed).map(({ name }) => name)
  const type = open.length > MOST_BUTTONS ? 'select' : 'radio'
  return [
    ...(often.length > 1
      ? [{ ...question, id: donationFields.frequency, type: 'radio' as const, title: texts.frequency, options: often }]
      : []),
    // Without an open fund, no answer fits, and nothing can be given.
    ...(funds.length > 0 && open.length !== 1
      ? [{ ...question, id: donationFields.fund, type, title: texts.fund, options: open } as const]
      : []),
  ]
}

/** The fields of a form by its id; undefined for an id of another form. */
export function donationFieldsOfForm(formId: string, settings: DonationSettings): FormField[] | undefined {
  const offer = offerOfForm(formId)
  return offer ? fieldsOf(offer, settings) : undefined
}

/** The built-in form of a donation, as pages show forms; null for an id of another form. */
export function donationForm(formId: string, settings: DonationSettings): PublicForm | null {
  const fields = donationFieldsOfForm(formId, settings)
  if (!fields) return null
  return {
    id: formId,
    revision: 1,
    name: texts.formName,
    kind: 'form',
    fields,
    submitLabel: 'Submit',
    ...formCaptchaDefaults,
    parsedSubmissionMessage: '',
    submissionHTML: '',
    successRedirect: '',
    parsedDisclaimerMessage: '',
  }
}

/** How often a donor gives, by the answers of a line. */
export function frequencyOf(offer: DonationOffer, additionalFields: string | null): Frequency {
  const answer = answerOf(additionalFields, donationFields.frequency)
  return offer.frequencies.find((one) => frequencyTexts[one] === answer) ?? offer.frequencies[0]!
}

/** The fund of a line; undefined where the donor is not asked, or the fund is gone. */
export function fundOf(
  offer: DonationOffer,
  additionalFields: string | null,
  settings: DonationSettings,
): GivenFund | undefined {
  const answer = answerOf(additionalFields, donationFields.fund)
  const funds = fundsOf(offer, settings)
  const open = funds.filter(({ isClosed }) => !isClosed)
  const found = answer ? funds.find(({ name }) => name === answer) : open.length === 1 ? open[0] : undefined
  return found && { id: found.id, name: found.name }
}

function answerOf(additionalFields: string | null, fieldId: string): string {
  const read = readAdditionalFields(additionalFields)
  return read.ok ? (listOf(ownValue(read.value, fieldId))[0] ?? '') : ''
}
