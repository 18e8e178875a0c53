import { type Regions, validateAddress } from '#shared/addresses/rules.ts'
import { type DraftContent, type DraftOrderState, draftOrderLimits } from './schema.ts'

/** The state of a draft order at a time. */
export function draftOrderState(
  { orderId, linkExpiresAt }: { readonly orderId: string | null; readonly linkExpiresAt: number | null },
  now: number,
): DraftOrderState {
  if (orderId !== null) return 'ordered'
  if (linkExpiresAt === null) return 'draft'
  return linkExpiresAt > now ? 'sent' : 'expired'
}

/** A draft order's number as text: D00042. */
export const formatDraftNumber = (number: number): string => `D${String(number).padStart(5, '0')}`

/** A new draft order. */
export const blankDraft: DraftContent = {
  email: '',
  address: null,
  lines: [],
  discount: null,
  shipping: { kind: 'customer' },
  message: '',
  validDays: draftOrderLimits.validDays,
}

/** What a draft order lacks, or has wrong, to become an order that staff mark as paid. */
export interface DraftGaps {
  readonly code: 'draft-order-empty' | 'draft-order-email' | 'draft-order-address'
  /** Sentences at the fields of the form, by the names of its parts: `address.region`. */
  readonly errors: Readonly<Record<string, string>>
}

/** The gap of a draft order whose customer would choose at checkout how it is shipped. */
export const shippingGap = {
  code: 'draft-order-shipping',
  errors: { shipping: 'Choose how this order is shipped.' },
} as const

/** The first gap of a draft order, with every field that it is about; null where it has all that an order needs. */
export function gapsOfDraft(
  { lines, email, address }: Pick<DraftContent, 'lines' | 'email' | 'address'>,
  regions?: Pick<Regions, 'isRegion'>,
): DraftGaps | null {
  if (lines.length === 0) return { code: 'draft-order-empty', errors: { lines: 'Add an item first.' } }
  const errors: Record<string, string> = {}
  if (email === '') errors.email = 'Enter the customer’s email address.'
  if (!address) errors.address = 'Add the customer’s name and address.'
  else
    for (const [field, sentence] of Object.entries(validateAddress(address, regions)))
      errors[`address.${field}`] = sentence
  if (Object.keys(errors).length === 0) return null
  return { code: email === '' ? 'draft-order-email' : 'draft-order-address', errors }
}
