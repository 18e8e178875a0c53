import { refusesTracking } from './refuses-tracking.ts'

/**
 * Runs at the end of the page, after the cookie banner and the footer: pages are cached for everyone, and the browser knows whether
 * its visitor has chosen (`shared/consent/choice.ts`). A page in a frame of the studio never asks, and nobody is asked
 * for what their browser has refused for them. A button pressed before `askConsent` is loaded is kept for it. Its source text is printed into the page, so it cannot use anything from
 * outside.
 */
function showConsent(isTrackingRefused: boolean): void {
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]')
  if (!banner || window.top !== window) return
  if (isTrackingRefused && !banner.querySelector('[name="functional"]')) return
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-consent-do], [data-consent-open]')
    if (button) banner.dataset.pressed = button.dataset.consentDo ?? 'open'
  })
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]')) button.hidden = false
  if (`; ${document.cookie}`.includes(`; cookie-consent=${banner.dataset.consentBanner}:`)) return
  banner.hidden = false
  document.documentElement.style.setProperty('--consent-height', `${banner.offsetHeight}px`)
}

/** An inline script of pages with a cookie banner; the policy allows it by its hash. */
export const showConsentScript = `(${showConsent})((${refusesTracking})())`.replace(/\n\s*/g, '\n')
