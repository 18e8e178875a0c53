import type { Messages } from '#shared/http/facts.ts'
import { restockTexts } from './texts.ts'

/** Sentences for the failures of restock notices. Clients compare those for visitors: docs/compatibility.md#texts. */
export const restockMessages = {
  'restock-email-blank': () => restockTexts.blank,
  'restock-email-invalid': () => restockTexts.invalid,
  'restock-in-stock': () => 'This item is back in stock. You can buy it now.',
  'restock-unavailable': () => 'You can’t sign up for this item anymore.',
  'restock-sold-out': () => 'This item can’t be bought yet. Add stock or publish it, then send the notices.',
} satisfies Messages
