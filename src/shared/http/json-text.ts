import { z } from 'zod'

/**
 * A field of a posted form that holds JSON; what it says is for the schema behind it to tell.
 * @param most how many characters fit
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
