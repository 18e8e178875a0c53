import type { Answers } from '#shared/forms/answers.ts'
import { sentAnswersSchema } from '#shared/forms/answers-schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

/** The longest text that a cart entry may store, in characters. */
export const LONGEST_ADDITIONAL_FIELDS = 16_384

/**
 * Reads the answers to a product's form from JSON text: field ids to answers. Empty text and `null`, which clients send
 * for products without a form, mean no answers.
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
