import { expect, test } from 'vitest'
import { captchaFor } from './form-captcha.ts'

const settings = { siteKey: 'site-key', kind: 'checkbox' } as const
const form = { kind: 'form', captchaEnabled: true, captchaTheme: 'dark', captchaAlignment: 'right' } as const
const look = { theme: 'dark', alignment: 'right' }

test.each([
  ['a form', { in: 'page', form }, { ...look, action: 'FORM_BLOCK_SUBMISSION' }],
  [
    'a newsletter',
    { in: 'page', form: { ...form, kind: 'newsletter' } },
    { ...look, action: 'NEWSLETTER_BLOCK_SUBMISSION' },
  ],
  ['the popup', { in: 'popup', form }, { ...look, action: 'PROMO_POPUP_SUBMISSION', isInPopup: true }],
  [
    'a restock sign-up',
    { in: 'restock' },
    { theme: 'light', alignment: 'left', action: 'PRODUCT_WAITLIST_SUBMISSION' },
  ],
] as const)('%s asks for tokens of its own action', (_, use, expected) => {
  expect(captchaFor(use, settings)).toEqual({ ...settings, ...expected })
  expect(captchaFor(use, null)).toBeNull()
})

test('a form whose owner wants no captcha has none, on pages and in the popup', () => {
  const without = { ...form, captchaEnabled: false }
  expect(captchaFor({ in: 'page', form: without }, settings)).toBeNull()
  expect(captchaFor({ in: 'popup', form: without }, settings)).toBeNull()
})
