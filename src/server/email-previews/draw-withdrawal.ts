import { drawDecision } from '#server/withdrawals/decide-withdrawal.ts'
import { drawReceipt } from '#server/withdrawals/receive-withdrawal.ts'
import { readWithdrawal } from '#server/withdrawals/withdrawal-store.ts'
import type { EmailKind } from '#shared/emails/words/kinds.ts'
import type { Preview, PreviewFacts } from './draw-order-preview.ts'
import { exampleWithdrawal } from './examples.ts'
import { latestIn } from './latest.ts'

/** An email about the last withdrawal, or about an example of one. */
export async function drawWithdrawal(
  { scope, website, origin, now }: PreviewFacts,
  kind: Extract<EmailKind, `withdrawal-${string}`>,
): Promise<Preview> {
  const id = await latestIn(scope, 'withdrawals')
  const found = id === null ? null : await readWithdrawal(scope, id)
  const withdrawal = found ?? exampleWithdrawal(now)
  const isExample = found === null
  if (kind === 'withdrawal-received') {
    const receipt = await drawReceipt({ website, origin, now: withdrawal.receivedAt }, withdrawal)
    return { email: receipt.acknowledgement, isExample }
  }
  const state = kind === 'withdrawal-accepted' ? 'accepted' : kind === 'withdrawal-refused' ? 'refused' : 'refunded'
  const { message } = withdrawal
  return { email: await drawDecision(website, origin, withdrawal, { state, message }), isExample }
}
