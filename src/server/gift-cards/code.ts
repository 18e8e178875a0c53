import type { KeyObject } from 'node:crypto'
import { lettersOf } from '#server/identifiers.ts'
import { bytesOf, linkKey } from '#server/signatures.ts'
import { GIFT_CARD_CODE_LENGTH, normalizeGiftCardCode } from '#shared/gift-cards/codes.ts'

/**
 * The code of a card, without groups. It is made of the card's id and the installation's secret, and not stored: an
 * email can be sent again, and rows alone do not reveal it.
 */
export const giftCardCode = (secret: KeyObject, websiteId: string, cardId: string): string =>
  lettersOf(bytesOf(secret, `gift card code:${websiteId}:${cardId}`).subarray(0, GIFT_CARD_CODE_LENGTH))

/** The keyed hash by which a code is found, however it was typed. */
export const giftCardHash = (secret: KeyObject, websiteId: string, code: string): string =>
  linkKey(secret, `gift card:${websiteId}:${normalizeGiftCardCode(code)}`)
