import { expect, test } from 'vitest'
import { cookiesToForget, visitorCookieIn, visitorCookies } from './visitor-cookies.ts'

const all =
  'crumb=x; ss_cid=1; ss_cpvisit=1; ss_cvisit=1; ss_cvr=1; ss_cvt=1; SS_SESSION_ID=1; SS_ANALYTICS_ID=1; SS_MID=1; hasCart=true'
const ofAnalytics = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt', 'SS_SESSION_ID', 'SS_ANALYTICS_ID']

test.each<[string, string, string[], string[]]>([
  ['everything without consent', all, [], [...ofAnalytics, 'SS_MID']],
  ['the advertising id without marketing', all, ['analytics'], ['SS_MID']],
  ['the others without analytics', all, ['marketing', 'functional'], ofAnalytics],
  ['nothing with both', all, ['analytics', 'marketing'], []],
  ['only what is there', 'a=1; ss_cvt=2', [], ['ss_cvt']],
  ['no cookie that only begins like one', 'ss_cvr_other=1; SS_MIDDLE=1', [], []],
])('%s is forgotten', (_, cookies, allowed, forgotten) => {
  expect(cookiesToForget(cookies, allowed)).toEqual(forgotten)
})

test('ids are read from their cookies, which live for two years, half an hour and 390 days', () => {
  expect(visitorCookieIn('a=1; ss_cvr=abc; SS_SESSION_ID=', 'visitor')).toBe('abc')
  expect(visitorCookieIn('a=1; ss_cvr=abc; SS_SESSION_ID=', 'session')).toBe('')
  expect(visitorCookieIn('xss_cvr=abc', 'visitor')).toBe('')
  expect([visitorCookies.visitor.seconds, visitorCookies.session.seconds, visitorCookies.analytics.seconds]).toEqual([
    63_072_000, 1_800, 33_696_000,
  ])
})
