import { describe, expect, test, vi } from 'vitest'
import { mayHaveCart } from './cart-cookies.ts'

describe('the cart is asked for', () => {
  const signedIn = encodeURIComponent(JSON.stringify({ authenticated: true, siteUserId: 'u1' }))
  const signedOut = encodeURIComponent(JSON.stringify({ authenticated: false }))

  test.each([
    ['not on a first visit', '', false],
    ['with a cart cookie', 'crumb=x; hasCart=true', true],
    ['not with a cart cookie that says no', 'hasCart=false', false],
    ['not because of a cookie with a similar name', 'xhasCart=true', false],
    ['when signed in', `SiteUserInfo=${signedIn}`, true],
    ['not when signed out', `SiteUserInfo=${signedOut}`, false],
  ])('%s', (_when, cookies, asked) => {
    expect(mayHaveCart(cookies)).toBe(asked)
  })

  test('not because of a cookie that cannot be read, which is logged', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(mayHaveCart('SiteUserInfo=%7Bbroken')).toBe(false)
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})
