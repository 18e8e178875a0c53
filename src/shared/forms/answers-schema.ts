import { z } from 'zod'
import { withoutDirectionMarks } from '#shared/texts/direction-marks.ts'
import type { Answer, Answers } from './answers.ts'
import { fieldIdSchema } from './field-schema.ts'
import { formLimits } from './limits.ts'

/** As long as a whole submission: a text that is too long for its field gets that field's own error. */
const text = z.string().max(formLimits.submissionBytes).overwrite(withoutDirectionMarks)
const checkedAnswers = z.array(z.string().max(50)).max(5)
/**
 * Likert statements to the checked answers. `z.record` would drop a statement that is called '__proto__'; this checks
 * the entries and leaves them as they are.
 */
const likertAnswer = z.custom<Record<string, string[]>>(
  (table) =>
    typeof table === 'object' &&
    table !== null &&
    !Array.isArray(table) &&
    Object.entries(table).every(
      ([statement, checked]) =>
        statement.length <= formLimits.optionLength && checkedAnswers.safeParse(checked).success,
    ),
)

export const answerSchema: z.ZodType<Answer, Answer> = z.union([
  text,
  z.array(text).max(formLimits.optionsPerField),
  likertAnswer,
])

/** Answers as they are stored. It is apart from its type, so that pages load no schema library. */
export const answersSchema: z.ZodType<Answers, Answers> = z.record(fieldIdSchema, answerSchema)

/** The JSON of `form` in a submission. Clients send null where nothing was chosen: no answer. */
export const sentAnswersSchema: z.ZodType<Answers, Record<string, Answer | null>> = z
  .record(fieldIdSchema, answerSchema.nullable())
  .transform((sent) => {
    const given = Object.entries(sent).filter((entry): entry is [string, Answer] => entry[1] !== null)
    return Object.fromEntries(given)
  })
