import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { groupedGiftCardCode } from '#shared/gift-cards/codes.ts'
import { readSealedCode } from './card-store.ts'
import { openCode } from './code.ts'

/** The code of a card, in groups. @throws Error when this installation has no key for secrets, or another one by now */
export async function readCode(services: Services, websiteId: string, cardId: string): Promise<string> {
  if (!services.sealing) throw new Error('SECRETS_KEY is missing: the code of the gift card cannot be read.')
  const sealed = await readSealedCode(reading(services, { id: websiteId }), cardId)
  return groupedGiftCardCode(openCode(services.sealing, { websiteId, cardId }, sealed))
}
