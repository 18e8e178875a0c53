import type { WithdrawalPeriod, WithdrawalState } from '#shared/withdrawals/schema.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'
import type { Formats } from '#studio/kit/use-formats.ts'

export const stateWords: Readonly<Record<WithdrawalState, { readonly tone: Tone; readonly label: string }>> = {
  received: { tone: 'go', label: 'Received' },
  accepted: { tone: 'look', label: 'Accepted' },
  refused: { tone: 'off', label: 'Refused' },
  refunded: { tone: 'done', label: 'Refunded' },
}

/** The end of the period, and whether a statement that was received at a moment is in time. */
export function periodWords(
  period: WithdrawalPeriod | null,
  receivedAt: number,
  { day }: Pick<Formats, 'day'>,
): string {
  if (period === null) return 'Unknown until you link the order'
  if (period.kind === 'unknown') return 'Unknown: the order isn’t completely fulfilled. The withdrawal is in time.'
  const isInTime = receivedAt <= period.at
  if (period.kind === 'ends')
    return isInTime ? `Ends on ${day(period.at)}. Received in time.` : `Ended on ${day(period.at)}. Received too late.`
  const earliest = `Ends on ${day(period.at)} or later, 14 days after delivery. The day of delivery is unknown.`
  return isInTime ? `${earliest} Received in time.` : `${earliest} Check when the parcel arrived.`
}
