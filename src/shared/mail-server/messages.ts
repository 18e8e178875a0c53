import type { Messages } from '#shared/http/facts.ts'
import { troubleInWords } from './troubles.ts'

/** Refusals of a site's own mail server. */
export const mailServerMessages = {
  /** Facts: those of `troubleInWords`. */
  'mail-server-failed': troubleInWords,
  'mail-server-not-set': () => 'This site has no mail server of its own.',
  'mail-server-password-missing': () => 'Enter the password. It’s stored encrypted and never shown.',
} satisfies Messages
