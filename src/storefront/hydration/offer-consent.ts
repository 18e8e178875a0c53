import { CONSENT_COOKIE } from '#shared/consent/choice.ts'

/** What an earlier consent, or an earlier site at this address, has left. */
const VISITOR_COOKIE = /(?:^|; )(?:ss_c|SS_)/

/** Lets visitors choose on pages with a cookie banner, and does everywhere what they have agreed to. */
export function offerConsent(): void {
  if (window.top !== window) return
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]')
  if (banner) void import('./ask-consent.ts').then(({ askConsent }) => askConsent(banner))
  else if (document.cookie.includes(`${CONSENT_COOKIE}=`) || VISITOR_COOKIE.test(document.cookie))
    void import('./apply-consent.ts').then(({ applyConsent }) => applyConsent())
}
