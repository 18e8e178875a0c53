import { expect, test } from 'vitest'
import { contentSecurityPolicy, inlineHash } from './content-security-policy.ts'

test('a policy allows the texts that the page was drawn with, and no other inline script or style', () => {
  const policy = contentSecurityPolicy({ inlineStyles: ['a{}'], inlineScripts: ['go()'], thirdParties: new Set() })
  expect(policy).toContain(`style-src 'self' ${inlineHash('a{}')};`)
  expect(policy).toContain(`script-src 'self' ${inlineHash('go()')};`)
  expect(policy).toContain("style-src-attr 'unsafe-inline'")
  expect(policy).not.toMatch(/(?:script-src|style-src) [^;]*'unsafe/)
})

test('a policy names a third party only where a part of it stands on the page', () => {
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

test('the hash is the one that browsers compute', () => {
  expect(inlineHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})
