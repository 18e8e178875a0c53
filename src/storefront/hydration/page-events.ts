import type { FORM_SENT } from '../blocks/form/form-sent.ts'
import type { NEWSLETTER_SUBSCRIBE } from '../blocks/form/newsletter/notify-of-subscription.ts'
import type { SHOP_EVENT } from '../islands/dispatch-shop-event.ts'
import type { LESSON_PROGRESS } from '../islands/lesson-progress.ts'
import type { POPUP_OPENED } from './popup-opened.ts'

/**
 * The names of the events that report what happens on a page. They are written again, because importing them would load
 * the code of forms and cart on every page; the compiler compares them.
 */
export const pageEvents: {
  readonly formSent: typeof FORM_SENT
  readonly popupOpened: typeof POPUP_OPENED
  readonly shop: typeof SHOP_EVENT
  readonly subscribed: typeof NEWSLETTER_SUBSCRIBE
  readonly lessonProgress: typeof LESSON_PROGRESS
} = {
  formSent: 'form-sent',
  popupOpened: 'popup-opened',
  shop: 'shop-event',
  subscribed: 'newsletter-subscribe',
  lessonProgress: 'lesson-progress',
}
