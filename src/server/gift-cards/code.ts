import { type KeyObject, randomBytes } from 'node:crypto'
import { lettersOf } from '#server/identifiers.ts'
import type { Sealing } from '#server/secrets/sealing.ts'
import { linkKey } from '#server/signatures.ts'
import { GIFT_CARD_CODE_LENGTH, normalizeGiftCardCode } from '#shared/gift-cards/codes.ts'

/** A new code of 100 random bits, without groups. */
export const newGiftCardCode = (): string => lettersOf(randomBytes(GIFT_CARD_CODE_LENGTH))

/** The keyed hash by which a code is found, however it was typed. */
export const giftCardHash = (secret: KeyObject, websiteId: string, code: string): string =>
  linkKey(secret, `gift card:${websiteId}:${normalizeGiftCardCode(code)}`)

/**
 * A code as it is stored, so that its email can be sent again. Its key is outside of the database: the rows alone
 * don’t reveal it.
 */
export const sealCode = (sealing: Sealing, card: { websiteId: string; cardId: string }, code: string): string =>
  sealing.seal(code, ownerOf(card))

/** @throws Error when it was sealed with another key, or for another card */
export const openCode = (sealing: Sealing, card: { websiteId: string; cardId: string }, sealed: string): string =>
  sealing.open(sealed, ownerOf(card))

const ownerOf = ({ websiteId, cardId }: { websiteId: string; cardId: string }) => `gift card:${websiteId}:${cardId}`
