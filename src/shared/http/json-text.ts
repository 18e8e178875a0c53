import { z } from 'zod'

/**
 * A field of a posted form that contains JSON; another schema checks the parsed value.
 * @param most the longest text in characters
 */
export const jsonText = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'This must be JSON.' })
        return z.NEVER
      }
    })
