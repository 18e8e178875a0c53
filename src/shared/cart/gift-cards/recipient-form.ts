import type { FormField } from '#shared/forms/field-schema.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import { formCaptchaDefaults } from '#shared/forms/schema.ts'
import { GIFT_CARD_FORM_ID } from '#shared/gift-cards/recipient-form-id.ts'
import { giftCardLimits } from '#shared/gift-cards/rules.ts'
import { recipientTexts as texts } from '#shared/gift-cards/texts.ts'

/** The ids of the fields. Orders store answers by them: never rename one. */
export const recipientFields = {
  isGift: 'is-gift',
  name: 'recipient-name',
  email: 'recipient-email',
  message: 'message',
  senderName: 'sender-name',
  deliveryDate: 'delivery-date',
  wantsCopy: 'wants-copy',
} as const

const ofGift = {
  showWhen: { match: 'all', rules: [{ fieldId: recipientFields.isGift, test: 'answered', value: '' }] },
} as const satisfies Pick<FormField, 'showWhen'>
const hint = (description: string, required = false) => ({ description, required })

/** The questions where the shop sends emails. */
const withEmail: readonly FormField[] = [
  {
    id: recipientFields.isGift,
    type: 'checkbox',
    title: texts.delivery,
    ...hint(texts.deliveryHint),
    showWhen: null,
    options: [texts.isGift],
  },
  { id: recipientFields.name, type: 'text', title: texts.recipientName, ...hint('', true), ...ofGift, placeholder: '' },
  {
    id: recipientFields.email,
    type: 'email',
    title: texts.recipientEmail,
    ...hint('', true),
    ...ofGift,
    placeholder: '',
  },
  {
    id: recipientFields.message,
    type: 'textarea',
    title: texts.message,
    ...hint(''),
    ...ofGift,
    placeholder: '',
    maxLength: giftCardLimits.messageLength,
  },
  {
    id: recipientFields.senderName,
    type: 'text',
    title: texts.senderName,
    ...hint(texts.senderHint),
    ...ofGift,
    placeholder: '',
  },
  {
    id: recipientFields.deliveryDate,
    type: 'date',
    title: texts.deliveryDate,
    ...hint(texts.deliveryDateHint),
    ...ofGift,
  },
  {
    id: recipientFields.wantsCopy,
    type: 'checkbox',
    title: texts.copy,
    ...hint(''),
    ...ofGift,
    options: [texts.wantsCopy],
  },
]

/** Fields that only an email can keep the promise of. */
const ofEmail: ReadonlySet<string> = new Set([
  recipientFields.email,
  recipientFields.deliveryDate,
  recipientFields.wantsCopy,
])

/** The questions where it sends none: the buyer gets the card on the page of the order, and passes it on. */
const withoutEmail: readonly FormField[] = withEmail
  .filter(({ id }) => !ofEmail.has(id))
  .map((field) =>
    field.id === recipientFields.isGift
      ? { ...field, description: texts.withoutEmailHint, options: [texts.isForOther] }
      : field,
  )

/**
 * The fields that answers are checked by. They take the answers of both forms: a cart may be older than the mail server.
 * @param sendsEmails whether the shop has a mail server
 */
export function recipientFormFields(sendsEmails: boolean): readonly FormField[] {
  return withEmail.map((field) => {
    if (field.id === recipientFields.isGift) return { ...field, options: [texts.isGift, texts.isForOther] } as FormField
    return field.id === recipientFields.email ? { ...field, required: sendsEmails } : field
  })
}

/**
 * The built-in form of gift cards, as product pages show forms: who gets the card. Without answers, the buyer gets it.
 * @param sendsEmails whether the shop has a mail server
 */
export const recipientForm = (sendsEmails: boolean): PublicForm => ({
  id: GIFT_CARD_FORM_ID,
  revision: 1,
  name: texts.formName,
  kind: 'form',
  fields: [...(sendsEmails ? withEmail : withoutEmail)],
  submitLabel: 'Submit',
  ...formCaptchaDefaults,
  parsedSubmissionMessage: '',
  submissionHTML: '',
  successRedirect: '',
  parsedDisclaimerMessage: '',
})
