import type { DraftOrderState } from '#shared/draft-orders/schema.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

export const draftStateWords: Readonly<Record<DraftOrderState, { readonly tone: Tone; readonly label: string }>> = {
  draft: { tone: 'go', label: 'Draft' },
  sent: { tone: 'wait', label: 'Awaiting payment' },
  expired: { tone: 'look', label: 'Link expired' },
  ordered: { tone: 'done', label: 'Ordered' },
}
