/** The name under which the page's scripts hear that a newsletter form succeeded (§4). */
export const NEWSLETTER_SUBSCRIBE = 'newsletter-subscribe'

/** Tells the scripts of the page that a newsletter form succeeded. Whose address it was is not told. */
export function tellOfSubscription(formId: string): void {
  document.dispatchEvent(new CustomEvent(NEWSLETTER_SUBSCRIBE, { detail: { formId } }))
}
