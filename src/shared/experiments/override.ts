import { websiteStatusCodes } from '#shared/websites/status-codes.ts'
import { type Variant, variants } from './variants.ts'

/** The query parameter that chooses a variant on sites that are not live, and the cookie that keeps the choice. */
export const OVERRIDE = 'experiment'
/** Its value that clears the choice. */
const RESET = 'reset'

const { internal, expired, trial, removed } = websiteStatusCodes
const OVERRIDABLE: ReadonlySet<number> = new Set([internal, expired, trial, removed])

/** Whether visitors of a site can choose what they see: internal sites, and those that are not live. */
export const canOverride = (statusCode: number): boolean => OVERRIDABLE.has(statusCode)

/**
 * What a request chooses: a variant for all experiments of the site.
 * @param asked the value of the query parameter; null without it
 * @param kept the value of the cookie; empty without it
 * @returns the variant, or null for none, and the value that the cookie gets; undefined while it stays as it is
 */
export function overrideOf(
  asked: string | null,
  kept: string,
): { readonly variant: Variant | null; readonly keep: Variant | '' | undefined } {
  const named = (text: string | null) => variants.find((one) => one === text) ?? null
  if (asked === RESET) return { variant: null, keep: '' }
  const chosen = named(asked)
  return chosen ? { variant: chosen, keep: chosen } : { variant: named(kept), keep: undefined }
}
