import { type Messages, wordsIn } from '#shared/http/facts.ts'
import { captchaTexts } from './captcha-texts.ts'

/** Refusals of the captcha for visitors, and of its settings for owners. */
export const captchaMessages = {
  'captcha-incomplete': () => captchaTexts.incomplete,
  'captcha-failed': () => captchaTexts.failed,
  'captcha-refused': (facts) => `Google rejected these keys: ${wordsIn(facts, 'reason')}`,
  'captcha-api-key-missing': () => 'Enter the API key. It’s stored on the server and never shown.',
} satisfies Messages
