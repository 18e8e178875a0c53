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
