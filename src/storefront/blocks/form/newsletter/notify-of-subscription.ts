/** The event after a successful newsletter form. Scripts of pages listen to this name. */
export const NEWSLETTER_SUBSCRIBE = 'newsletter-subscribe'

/** Tells scripts of the page that a newsletter form succeeded. The email address is not included. */
export function notifyOfSubscription(formId: string): void {
  document.dispatchEvent(new CustomEvent(NEWSLETTER_SUBSCRIBE, { detail: { formId } }))
}
