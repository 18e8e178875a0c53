import { addressRules } from '#shared/forms/address-rules.ts'
import type { ValidationOptions } from '#shared/forms/validation-options.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

/** The site's rules for checking answers, besides the fields themselves. */
export const answerRules = ({ strictEmailEnding }: Pick<StoreSettings, 'strictEmailEnding'>): ValidationOptions => ({
  strictEmailEnding,
  addressRules,
})
