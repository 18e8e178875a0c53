import { z } from 'zod'
import { idSchema } from '#shared/texts/schema.ts'
import { readFrom, readTo } from './paths.ts'

/** Longest path and target of a redirect, percent-encoded. */
export const LONGEST_FROM = 1000
export const LONGEST_TO = 2000

/** The origin of a redirect: a URL that changed, the owner by hand, or an import of another shop. */
export const redirectOrigins = ['automatic', 'manual', 'import'] as const
export type RedirectOrigin = (typeof redirectOrigins)[number]

/** A URL that answers 301 with another one, as long as the site has no page there. */
export const redirectSchema = z.object({
  id: idSchema,
  /** A path of this site, percent-encoded, without trailing slash. */
  from: z.string(),
  /** A path of this site (with a query where the owner gave one), or an http or https URL. */
  to: z.string(),
  /** Whether everything below `from` moved too, as with a store page: the rest of the path is appended. */
  coversBelow: z.boolean(),
  origin: z.enum(redirectOrigins),
  createdAt: z.int(),
})
export type Redirect = z.infer<typeof redirectSchema>

/** The old path as an owner writes it; of a whole URL the path is used. */
export const redirectFromSchema = z
  .string()
  .trim()
  .max(LONGEST_FROM)
  .refine((text) => readFrom(text) !== null, 'Enter a path that starts with a slash, like /old-page.')

/** The error beside a target that is neither a path nor a URL. */
export const NO_TARGET = 'Enter a path that starts with a slash, like /new-page, or a URL that starts with https://.'

/** The target: a path of the site or an http or https URL. */
export const redirectToSchema = z
  .string()
  .trim()
  .max(LONGEST_TO)
  .refine((text) => readTo(text) !== null, NO_TARGET)
