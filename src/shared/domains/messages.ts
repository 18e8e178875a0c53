import type { Messages } from '#shared/http/facts.ts'
import { mostDomains } from './limits.ts'

/** Sentences for the failures of domains. */
export const domainMessages = {
  'domain-invalid': () => 'Enter a domain, like shop.example.com.',
  'domain-limit': () => `A site can have ${mostDomains} domains. Remove one first.`,
  'domain-not-found': () => 'This domain was removed in the meantime.',
  'domain-not-reached': () =>
    'This domain doesn’t point to this site yet. Open it in a browser when its DNS records are set, then try again.',
  'domain-taken': () => 'This domain is already used by this site or by another one here.',
} satisfies Messages
