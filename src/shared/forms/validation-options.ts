import type { AddressRules } from './address-rules.ts'

/** What a check of answers needs to know about the site. */
export interface ValidationOptions {
  /** The site's setting for §5 to the letter: an email's ending has 2 to 4 letters. */
  readonly strictEmailEnding: boolean
  /** What addresses need; null only for forms that ask for none. */
  readonly addressRules: AddressRules | null
}
