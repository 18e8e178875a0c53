import { z } from 'zod'
import { withoutDirectionMarks } from './direction-marks.ts'

/** Line breaks and control characters. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u
const CONTROLS = /(?:(?<! ) +)?[\p{Cc}\u2028\u2029]+ */gu

/** The id of anything that is stored: letters, digits and hyphens. */
export const idSchema = z.string().regex(/^[0-9a-zA-Z-]{8,64}$/)
/** Lower-case words joined by hyphens, as in URLs. */
export const urlIdSchema = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lowercase letters, digits and hyphens.')

/**
 * A text on one line: a name, a title, a code. It may be written into an email's header, a file's name or a row of a
 * table, where a line break would begin something else. Characters that reverse the text beside it are left out.
 * @param most the longest length in characters
 * @param least the shortest length
 */
export function singleLine(most: number, least = 0) {
  return z
    .string()
    .overwrite(withoutDirectionMarks)
    .trim()
    .min(least)
    .max(most)
    .refine((text) => !CONTROL.test(text), 'Use one line, without control characters.')
}

/** A text cut to its field's limit, for texts that are generated or come from a file. */
export const cutToField = (text: string, field: z.ZodString): string => text.slice(0, field.maxLength ?? undefined)

/** A text from a file on one line, for cases where no one can be asked to correct it. */
export function onOneLine(text: string): string {
  return withoutDirectionMarks(text).replace(CONTROLS, ' ').trim()
}
