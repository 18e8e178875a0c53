import { consentPurposes } from './choice.ts'
import type { Consent, StoredConsent } from './schema.ts'

export const blankConsent: Consent = {
  isEnabled: false,
  title: 'Your privacy',
  text: 'We’d like to use cookies to see how this site is used and to improve it. You decide which ones.',
  labels: {
    accept: 'Accept all',
    reject: 'Reject all',
    choose: 'Choose',
    save: 'Save choices',
    settings: 'Cookie settings',
  },
  purposes: {
    functional: { isAsked: false, name: 'Extras', text: 'Videos, chat and maps of other companies.' },
    analytics: { isAsked: true, name: 'Statistics', text: 'Counts visits, so that we know what to improve.' },
    marketing: { isAsked: false, name: 'Marketing', text: 'Shows our ads on other sites, and measures them.' },
  },
}

/** The banner without what the server counts. */
export function consentOf(stored: StoredConsent | null): Consent {
  if (stored === null) return blankConsent
  const { version: _, revision: __, ...consent } = stored
  return consent
}

/** The banner as it is stored after a change: with a new version when visitors are asked for something else. */
export function nextConsent(before: StoredConsent | null, consent: Consent): StoredConsent {
  const isNew = before === null || askedOf(before) !== askedOf(consent)
  return { ...consent, version: (before?.version ?? 0) + (isNew ? 1 : 0), revision: (before?.revision ?? 0) + 1 }
}

const askedOf = ({ purposes }: Consent): string =>
  JSON.stringify(consentPurposes.filter((purpose) => purposes[purpose].isAsked))
