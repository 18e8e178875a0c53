import type { Answers } from '#shared/forms/answers.ts'
import { sentAnswersSchema } from '#shared/forms/answers-schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

/** Characters: what an entry of a cart may hold. */
export const LONGEST_ADDITIONAL_FIELDS = 16_384

/**
 * Reads answers to a product's form from the JSON text of §7: field ids to answers. Nothing, and the text `null` that
 * clients send for products without a form, are no answers.
 */
export function readAdditionalFields(text: string | null | undefined): Result<Answers, 'additional-fields-invalid'> {
  if (!text) return succeed({})
  if (text.length > LONGEST_ADDITIONAL_FIELDS) return fail('additional-fields-invalid')
  try {
    const parsed = sentAnswersSchema.safeParse(JSON.parse(text) ?? {})
    return parsed.success ? succeed(parsed.data) : fail('additional-fields-invalid')
  } catch {
    return fail('additional-fields-invalid')
  }
}
