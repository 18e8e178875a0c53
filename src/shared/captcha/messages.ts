import { type Messages, wordsIn } from '#shared/http/facts.ts'
import { captchaTexts } from './captcha-texts.ts'

/** What a captcha refuses visitors with (§8), and its settings owners. */
export const captchaMessages = {
  'captcha-incomplete': () => captchaTexts.incomplete,
  'captcha-failed': () => captchaTexts.failed,
  'captcha-refused': (facts) => `Google does not take these keys: ${wordsIn(facts, 'reason')}`,
  'captcha-api-key-missing': () => 'Enter the API key. It is kept on the server and shown to nobody.',
} satisfies Messages
