import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choiceIn } from '#shared/consent/choice.ts'
import { blankConsent } from '#shared/consent/rules.ts'
import { ConsentBanner } from '../document/consent-banner.tsx'
import { showConsentScript } from '../document/show-consent.ts'
import { buildSite } from '../document/testing/build-site.ts'
import { askConsent } from './ask-consent.ts'

const consent = { ...blankConsent, isEnabled: true, version: 1, revision: 1 }

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', function observer() {
    return { observe() {} }
  })
  vi.stubGlobal('navigator', { sendBeacon: vi.fn() })
  document.body.innerHTML = `${renderToStaticMarkup(<ConsentBanner site={buildSite({ consent })} />)}
    <button type="button" data-consent-open="" hidden>Cookie settings</button>`
  // The page's inline script; a script set as HTML does not run.
  new Function(showConsentScript)()
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  for (const name of ['cookie-consent', 'cookie-consent-id']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in this browser
    document.cookie = `${name}=; Path=/; Max-Age=-1`
  }
})

const banner = () => document.querySelector<HTMLElement>('[data-consent-banner]')!
const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click()

test('a choice made before the rest of the script is loaded counts', () => {
  expect(banner().hidden).toBe(false)
  press('[data-consent-do="accept"]')
  expect(choiceIn(document.cookie, 1)).toBeNull()
  askConsent(banner())
  expect(choiceIn(document.cookie, 1)).toEqual(['analytics'])
  expect(navigator.sendBeacon).toHaveBeenCalledOnce()
  expect(banner().hidden).toBe(true)
})

test('the choices open as soon as they can', () => {
  press('[data-consent-open]')
  askConsent(banner())
  expect(banner().querySelector<HTMLElement>('.consent-choices')!.hidden).toBe(false)
  expect(choiceIn(document.cookie, 1)).toBeNull()
})

test('nothing is chosen for a visitor who has pressed nothing', () => {
  askConsent(banner())
  expect(banner().hidden).toBe(false)
  expect(choiceIn(document.cookie, 1)).toBeNull()
})
