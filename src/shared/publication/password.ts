import { z } from 'zod'

/** The fewest characters of a password that opens a page, an item or a collection. */
export const PAGE_PASSWORD_MINIMUM = 4

/** The password that visitors need to see something. */
export const pagePassword = z.string().min(PAGE_PASSWORD_MINIMUM).max(200)

/** The body of a call that sets a password; null removes it. */
export const passwordBody = z.strictObject({ password: pagePassword.nullable() })
