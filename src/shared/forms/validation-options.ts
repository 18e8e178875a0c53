import type { AddressRules } from './address-rules.ts'

/** The parts of a site that a check of answers depends on. */
export interface ValidationOptions {
  /**
   * The site's strict rule for email addresses: the ending has 2 to 4 letters (docs/compatibility.md#email-addresses).
   */
  readonly strictEmailEnding: boolean
  /** Required parts of addresses; null only for forms without an address. */
  readonly addressRules: AddressRules | null
}
