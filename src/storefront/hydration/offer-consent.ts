/** Lets visitors choose, and runs the scripts that wait for their consent, on pages with a cookie banner. */
export function offerConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]')
  if (banner && window.top === window) void import('./ask-consent.ts').then(({ askConsent }) => askConsent(banner))
}
