import type { GiftCardStatus } from '#shared/gift-cards/rules.ts'
import type { GiftCardMovement } from '#shared/gift-cards/schema.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

export const statusWords: Readonly<Record<GiftCardStatus, { readonly tone: Tone; readonly label: string }>> = {
  active: { tone: 'done', label: 'Active' },
  'used-up': { tone: 'off', label: 'Used up' },
  expired: { tone: 'off', label: 'Expired' },
  disabled: { tone: 'off', label: 'Disabled' },
}

export const movementWords: Readonly<Record<GiftCardMovement['kind'], string>> = {
  issued: 'Issued',
  paid: 'Used for an order',
  released: 'Returned because the order wasn’t paid',
  refunded: 'Refunded from an order',
  disabled: 'Disabled',
  enabled: 'Enabled',
}

/** The URL of the report about what gift cards can still pay. */
export const REPORT_URL = '/api/owner/gift-cards.csv'
