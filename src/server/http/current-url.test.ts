import { expect, test } from 'vitest'
import { currentUrl } from './current-url.ts'

test.each([
  ['/api/owner/letters', '/api/owner/emails'],
  ['/api/owner/letters?state=failed', '/api/owner/emails?state=failed'],
  ['/api/owner/letters/0199a000/page', '/api/owner/emails/0199a000/page'],
  ['/api/owner/orders/0199a000/downloads/letter', '/api/owner/orders/0199a000/downloads/email'],
  ['/api/sign-in/reset-letter', '/api/sign-in/reset-email'],
  ['/api/owner/letterspacing', '/api/owner/letterspacing'],
  ['/api/owner/orders/0199a000/downloads/letters', '/api/owner/orders/0199a000/downloads/letters'],
  ['/shop/api/owner/letters', '/shop/api/owner/letters'],
])('a call of an earlier version at %s is answered at %s', (url, current) => {
  expect(currentUrl(url)).toBe(current)
})
