import type { KeyObject } from 'node:crypto'
import { linkKey, readSigned, signed } from '#server/signatures.ts'

/** Where the link of a reminder restores its cart, and where its recipient ends all of them. */
export const RESTORE_PATH = '/cart/restore'
export const REMINDER_END_PATH = '/cart/reminders/unsubscribe'

const purpose = (websiteId: string, what: 'restore' | 'end') => `cart-reminder-${what}:${websiteId}`

/** The signed paths in an email; they need no account and no cookie, and the one is no key for the other. */
export const restorePath = (secret: KeyObject, websiteId: string, reminderId: string): string =>
  `${RESTORE_PATH}?key=${signed(secret, purpose(websiteId, 'restore'), reminderId)}`
export const reminderEndPath = (secret: KeyObject, websiteId: string, reminderId: string): string =>
  `${REMINDER_END_PATH}?key=${signed(secret, purpose(websiteId, 'end'), reminderId)}`

/** The reminder of a key; null when it is not one of this website, or for something else. */
export const readReminderKey = (
  secret: KeyObject,
  websiteId: string,
  what: 'restore' | 'end',
  key: string,
): string | null => readSigned(secret, purpose(websiteId, what), key)

/** The token of the cart that a link restores on other devices: every opening leads to the same one. */
export const restoredCartToken = (secret: KeyObject, websiteId: string, cartId: string): string =>
  linkKey(secret, `restored cart:${websiteId}:${cartId}`)
