import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choiceCookie } from '#shared/consent/choice.ts'
import { allowedPurposes } from './allowed-purposes.ts'
import { forgetVisitor } from './forget-visitor.ts'
import { knowVisitor } from './know-visitor.ts'
import { loadConsented } from './load-consented.ts'
import { randomId } from './random-id.ts'

/** Those of visitors; the token of forms is from the tests of the studio, in the same DOM. */
const cookieNames = () =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0]!)
    .filter((name) => name !== '' && name !== 'crumb')

const forgetCookies = () => {
  for (const name of cookieNames()) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in this browser
    document.cookie = `${name}=; Path=/; Max-Age=-1`
  }
}

beforeEach(() => {
  forgetCookies()
  // Everything comes near at once.
  vi.stubGlobal('IntersectionObserver', function observer(told: (entries: object[]) => void) {
    return { observe: () => told([{ isIntersecting: true }]), disconnect() {} }
  })
  document.body.dataset.consentVersion = '3'
  // biome-ignore lint/suspicious/noDocumentCookie: as a banner does it
  document.cookie = choiceCookie(3, ['functional', 'analytics'], false)
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  forgetCookies()
})

test('a page allows what its visitor chose for this banner, and nothing where the site does not ask', () => {
  expect(allowedPurposes()).toEqual(['functional', 'analytics'])
  document.body.dataset.consentVersion = '4'
  expect(allowedPurposes()).toEqual([])
  delete document.body.dataset.consentVersion
  expect(allowedPurposes()).toEqual([])
})

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('%s wins over a choice', (_, signal) => {
  vi.stubGlobal('navigator', { ...signal })
  expect(allowedPurposes()).toEqual(['functional'])
})

test('frames, images and styles of the owner’s code load with their purpose alone', () => {
  document.body.innerHTML = `
    <iframe data-consent="functional" data-src="about:blank#map"></iframe>
    <img data-consent="marketing" data-src="about:blank#pixel" alt="">
    <a data-consent="functional" data-href="about:blank#link">No place that loads</a>`
  loadConsented(['functional'])
  expect(document.querySelector('iframe')!.getAttribute('src')).toBe('about:blank#map')
  expect(document.querySelector('img')!.hasAttribute('src')).toBe(false)
  expect(document.querySelector('a')!.hasAttribute('href')).toBe(false)
})

test('a map opens when it comes near, without taking the focus; a video waits for its press', () => {
  document.body.innerHTML = `
    <p><a data-consent="functional" data-frame="about:blank#map" data-frame-title="Map">Show</a></p>
    <p><a data-frame="about:blank#video" data-frame-title="Video">Play</a></p>`
  loadConsented([])
  expect(document.querySelector('iframe')).toBeNull()
  loadConsented(['functional'])
  expect([...document.querySelectorAll('iframe')].map(({ title }) => title)).toEqual(['Map'])
  expect(document.activeElement?.localName).toBe('body')
})

test('who agreed to analytics is known until they withdraw: the first visit once, then returning ones', () => {
  const told: { event: string | null; data: { isFirstSession: boolean } }[] = []
  vi.stubGlobal('navigator', {
    sendBeacon(_: string, body: URLSearchParams) {
      told.push({ event: body.get('event'), data: JSON.parse(body.get('data')!) })
    },
  })
  const open = () => knowVisitor(['analytics'], randomId)
  open()
  open()
  // Half an hour later.
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in this browser
  document.cookie = 'SS_SESSION_ID=; Path=/; Max-Age=-1'
  open()
  expect(told.map(({ event, data }) => [event, data.isFirstSession])).toEqual([
    ['session-begun', true],
    ['session-begun', false],
  ])
  expect(cookieNames().toSorted()).toEqual(['SS_ANALYTICS_ID', 'SS_SESSION_ID', 'cookie-consent', 'ss_cvr'])
  expect(sessionStorage.getItem('SS_HAS_LANDED')).toBe('true')

  forgetVisitor([])
  expect(cookieNames()).toEqual(['cookie-consent'])
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})
