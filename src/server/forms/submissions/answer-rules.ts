import { addressRules } from '#shared/forms/address-rules.ts'
import type { ValidationOptions } from '#shared/forms/validation-options.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

/** What the answers to a site's forms are judged by, besides their fields. */
export const answerRules = ({ strictEmailEnding }: Pick<StoreSettings, 'strictEmailEnding'>): ValidationOptions => ({
  strictEmailEnding,
  addressRules,
})
