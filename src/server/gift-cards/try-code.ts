import type { KeyObject } from 'node:crypto'
import { countTry, readTries, refuseUntil } from '#server/guard/failed-tries.ts'
import { networkOf } from '#server/http/network-of.ts'
import type { Scope } from '#server/scope.ts'
import { giftCardStatus } from '#shared/gift-cards/rules.ts'
import type { GiftCard } from '#shared/gift-cards/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { findGiftCard } from './card-store.ts'
import { giftCardHash } from './code.ts'

/** Codes without a usable card that one network may try within a quarter of an hour. */
const UNUSABLE_CODES = 20

/**
 * The card of a code that someone entered. Unknown, used up, expired and disabled cards have one answer, after the same
 * work: codes cannot be found by trying. They are counted by network, and then valid ones have to wait as well.
 * @param address the visitor's IP address
 */
export async function tryGiftCardCode(
  scope: Scope,
  secret: KeyObject,
  address: string,
  code: string,
): Promise<Result<GiftCard, 'gift-card-unknown' | 'rate-limited'>> {
  const key = ['gift-card-codes', scope.websiteId, networkOf(address)].join(' ')
  const now = Date.now()
  const [tries] = await readTries(scope.database, [key], now)
  if (tries!.count >= UNUSABLE_CODES) return refuseUntil(tries!.expiresAt, now)
  const card = await findGiftCard(scope, giftCardHash(secret, scope.websiteId, code))
  if (card && giftCardStatus(card, now) === 'active') return succeed(card)
  const counted = await countTry(scope.database, key, UNUSABLE_CODES, now)
  return counted.ok ? fail('gift-card-unknown') : counted
}
