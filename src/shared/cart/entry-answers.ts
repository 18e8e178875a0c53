import { z } from 'zod'
import type { Answers } from '#shared/forms/answers.ts'
import { fieldTypes } from '#shared/forms/codes.ts'
import { shownFields } from '#shared/forms/conditions.ts'
import { displayAnswer } from '#shared/forms/display-answer.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import type { LikertLabels } from '#shared/forms/likert.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { questionWords } from './question-words.ts'

/**
 * A question of a product's form and its answer, in the words of the time when it was answered. The entry and the order
 * store them, so that later changes of the form do not alter old orders.
 */
export const entryAnswerSchema = z.object({
  fieldId: z.string(),
  type: z.enum(fieldTypes),
  label: z.string(),
  /** One or several lines; the site's text for an empty answer where there is none. */
  lines: z.array(z.string()),
})
export type EntryAnswer = z.infer<typeof entryAnswerSchema>

/**
 * Whether product pages can ask a field of this type: every type but files, which cannot be sent with an addition to
 * the cart.
 */
export const isAskedOfBuyers = (type: FormField['type']): boolean => type !== 'file'

/** The fields that product pages ask. */
export const askedOfBuyers = (fields: readonly FormField[]): FormField[] =>
  fields.filter((field) => isAskedOfBuyers(field.type))

/** A form as product pages show it: without the fields that cannot be sent with an addition to the cart. */
export const askedForm = (form: PublicForm): PublicForm => ({ ...form, fields: askedOfBuyers(form.fields) })

/**
 * Checked answers as text: every question that was asked, in the form's order. Sections ask nothing; a hidden field
 * without a value is left out.
 * @param likertLabels the site's words for the answers of rating scales
 * @param noAnswer the site's text for an empty answer; '' means the default text
 */
export function answersInWords(
  fields: readonly FormField[],
  answers: Answers,
  likertLabels: LikertLabels,
  noAnswer: string,
): EntryAnswer[] {
  return shownFields(fields, answers)
    .filter((field) => field.type !== 'section' && (field.type !== 'hidden' || Object.hasOwn(answers, field.id)))
    .map((field) => {
      const { label, lines } = displayAnswer(field, ownValue(answers, field.id), likertLabels, noAnswer || undefined)
      return { fieldId: field.id, type: field.type, label, lines: [...lines] }
    })
}

/** The answers that a buyer sees. Hidden fields are for the owner: a link filled them in. */
export const answersOfBuyer = (answers: readonly EntryAnswer[]): EntryAnswer[] =>
  answers.filter((answer) => answer.type !== 'hidden')

/** An answer as one line of text, for exports and assistive technology: `Engraving: For Ada`. */
export const answerLine = ({ label, lines }: EntryAnswer): string => `${questionWords(label)} ${lines.join(', ')}`
