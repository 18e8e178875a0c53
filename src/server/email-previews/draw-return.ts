import type { BuyerReturnEmail } from '#server/emails/return-texts.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { readReturn } from '#server/returns/return-store.ts'
import { drawReturnEmail } from '#server/returns/write-return-emails.ts'
import type { Preview, PreviewFacts } from './draw-order-preview.ts'
import { exampleOrder, exampleReturn } from './examples.ts'
import { latestIn } from './latest.ts'

/** An email about the last return, or about an example of one. */
export async function drawReturn(
  { scope, website, origin, now }: PreviewFacts,
  kind: BuyerReturnEmail,
): Promise<Preview> {
  const id = await latestIn(scope, 'returns')
  const found = id === null ? null : await readReturn(scope, id)
  const order = found && (await readOrder(scope, found.order.id))
  const about = { kind, found: found ?? exampleReturn(now), origin, link: origin, payPage: origin }
  const email = await drawReturnEmail(website, order ?? exampleOrder(website, 'order-confirmation', now), about)
  return { email, isExample: order === null }
}
