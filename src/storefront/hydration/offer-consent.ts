import { cookiesToForget } from '#shared/analytics/visitor-cookies.ts'
import { CONSENT_COOKIE } from '#shared/consent/choice.ts'

/** Lets visitors choose on pages with a cookie banner, and does everywhere what they have agreed to. */
export function offerConsent(): void {
  if (window.top !== window) return
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]')
  if (banner) void import('./ask-consent.ts').then(({ askConsent }) => askConsent(banner))
  else if (document.cookie.includes(`${CONSENT_COOKIE}=`) || cookiesToForget(document.cookie, []).length > 0)
    void import('./apply-consent.ts').then(({ applyConsent }) => applyConsent())
}
