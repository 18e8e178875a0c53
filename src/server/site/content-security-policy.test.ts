import { expect, test } from 'vitest'
import { contentSecurityPolicy, inlineHash } from './content-security-policy.ts'

test('a policy allows the texts that the page was drawn with, and no other inline script or style', () => {
  const policy = contentSecurityPolicy({ inlineStyles: ['a{}'], inlineScripts: ['go()'], thirdParties: new Set() })
  expect(policy).toContain(`style-src 'self' ${inlineHash('a{}')};`)
  expect(policy).toContain(`script-src 'self' ${inlineHash('go()')};`)
  expect(policy).toContain("style-src-attr 'unsafe-inline'")
  expect(policy).not.toMatch(/(?:script-src|style-src) [^;]*'unsafe/)
})

test('a policy names a third party only where a part of it is on the page', () => {
  const policyWith = (...thirdParties: 'recaptcha'[]) =>
    contentSecurityPolicy({ inlineStyles: [], inlineScripts: [], thirdParties: new Set(thirdParties) })
  expect(policyWith()).not.toMatch(/google|gstatic/)
  const policy = policyWith('recaptcha')
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;")
  expect(policy).toContain(
    "frame-src 'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;",
  )
  expect(policy).toContain("connect-src 'self' https://www.google.com/recaptcha/;")
})

test('a script that writes styles itself may do so, where it is, and still no script is inline', () => {
  const page = { inlineStyles: ['a{}'], inlineScripts: ['go()'], thirdParties: new Set(['paypal'] as const) }
  const policy = contentSecurityPolicy(page)
  expect(policy).toContain("style-src 'self' 'unsafe-inline';")
  expect(policy).toContain(`script-src 'self' ${inlineHash('go()')} https://*.paypal.com https://*.paypalobjects.com;`)
  expect(policy).not.toMatch(/script-src [^;]*'unsafe/)
})

test('the hash is the one that browsers compute', () => {
  expect(inlineHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})
