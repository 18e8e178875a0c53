import type { ConsentPurpose } from '#shared/consent/choice.ts'

/** What owners call the purposes; visitors read the owner's own words. */
export const purposeNames: Readonly<Record<ConsentPurpose, string>> = {
  functional: 'Functional',
  analytics: 'Analytics',
  marketing: 'Marketing',
}
