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
 * A question of a product's form with its answer, in the words of the moment in which it was answered: they stay with the
 * entry, and with the order for ever, whatever becomes of the form.
 */
export const entryAnswerSchema = z.object({
  fieldId: z.string(),
  type: z.enum(fieldTypes),
  label: z.string(),
  /** One or several lines, each a whole text; the site's words for an empty answer where there is none. */
  lines: z.array(z.string()),
})
export type EntryAnswer = z.infer<typeof entryAnswerSchema>

/** Whether buyers are asked fields of a type: of all but files, which cannot be sent with an addition. */
export const isAskedOfBuyers = (type: FormField['type']): boolean => type !== 'file'

/** The fields that buyers are asked. */
export const askedOfBuyers = (fields: readonly FormField[]): FormField[] =>
  fields.filter((field) => isAskedOfBuyers(field.type))

/** A form as buyers are asked it (§3 additionalFieldsForm), without what cannot be asked with an addition. */
export const askedForm = (form: PublicForm): PublicForm => ({ ...form, fields: askedOfBuyers(form.fields) })

/**
 * Answers that were checked, in words: every question that was asked, in the form's order. Sections ask nothing, and a
 * hidden field that nothing filled in is none.
 * @param likertLabels the site's words for the answers of rating scales
 * @param noAnswer the site's words for an empty answer; '' stands for those of §8
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

/** What a buyer is shown: hidden fields were filled in by a link, for the owner. */
export const answersOfBuyer = (answers: readonly EntryAnswer[]): EntryAnswer[] =>
  answers.filter((answer) => answer.type !== 'hidden')

/** An answer as text of one line, as exports and assistive technology get it: `Engraving: For Ada`. */
export const answerLine = ({ label, lines }: EntryAnswer): string => `${questionWords(label)} ${lines.join(', ')}`
