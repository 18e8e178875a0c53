import { readGiftCard } from '#server/gift-cards/card-store.ts'
import { drawGiftCardEmail } from '#server/gift-cards/write-gift-card-email.ts'
import type { Preview, PreviewFacts } from './draw-order-preview.ts'
import { exampleCard } from './examples.ts'
import { latestIn } from './latest.ts'
import { HIDDEN_CODE } from './texts.ts'

/** The email with the last gift card, or with an example of one; its code is hidden. */
export async function drawGiftCard({ scope, website, origin, now }: PreviewFacts, isCopy: boolean): Promise<Preview> {
  const id = await latestIn(scope, 'gift_cards')
  const card = id === null ? null : await readGiftCard(scope, id)
  const about = { origin, code: HIDDEN_CODE, printUrl: origin, isCopy }
  const email = await drawGiftCardEmail(website, { ...about, card: card ?? exampleCard(website, now) })
  return { email, isExample: card === null }
}
