import { z } from 'zod'

/** Ends of lines and everything else that is no letter, sign or space. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u
const CONTROLS = /(?:(?<! ) +)?[\p{Cc}\u2028\u2029]+ */gu

/**
 * A text that people write on one line: a name, a title, a code. It may end up in a letter's head, a file's name or a row of
 * a table, where the end of a line would begin something else.
 * @param most how many characters fit
 * @param least how many are needed
 */
export function singleLine(most: number, least = 0) {
  return z
    .string()
    .trim()
    .min(least)
    .max(most)
    .refine((text) => !CONTROL.test(text), 'Use one line, without control characters.')
}

/** As much of a text as its field takes, for texts that are made or come from a file. */
export const cutToField = (text: string, field: z.ZodString): string => text.slice(0, field.maxLength ?? undefined)

/** What came from a file, where no one can be asked, as one line. */
export function onOneLine(text: string): string {
  return text.replace(CONTROLS, ' ').trim()
}
