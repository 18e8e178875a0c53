import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ShippingLocation, ShoppingCart } from '#shared/cart/schema.ts'
import type { Failure, Result } from '#shared/http/failure.ts'
import { choosePickup, setShippingLocation } from '../../islands/cart-store.ts'

/** Typing an address is one change. */
const PAUSE_MILLISECONDS = 500

export interface ShippingEstimate {
  readonly isPlaceKnown: boolean
  /** Whether the totals on the page are about to change. */
  readonly isRunning: boolean
  readonly failure: Failure | null
  /** The shipping method that was just chosen; null once the cart contains it. */
  readonly choosing: string | null
  choose(shippingMethodId: string): void
  /** Chooses pickup; null chooses shipping. */
  pickUp(shippingMethodId: string | null): void
  tryAgain(): void
}

/**
 * Keeps the cart's destination equal to the form's, so that shipping, tax and total are the server's for this place.
 * @param wanted the form's place; null while it is not known, or when nothing depends on it
 */
export function useShippingEstimate(wanted: ShippingLocation | null, cart: ShoppingCart): ShippingEstimate {
  const place = wanted && JSON.stringify(wanted)
  const [asking, setAsking] = useState(0)
  /** The place that could not be estimated, and why. */
  const [failed, setFailed] = useState<{ place: string | null; failure: Failure } | null>(null)
  const [choosing, setChoosing] = useState<string | null>(null)
  const latest = useRef(0)

  const { shippingLocation, requiresShipping, selectedShippingOption } = cart
  const isThere = wanted?.country === shippingLocation?.country && wanted?.region === shippingLocation?.region
  // A price for a previous place is wrong: the cart's place is cleared until the new one is known.
  const isLeft =
    wanted === null && requiresShipping && shippingLocation !== null && selectedShippingOption?.isPickup !== true
  const isStale = ((wanted !== null && !isThere) || isLeft) && failed?.place !== place

  async function ask(calling: Promise<Result<ShoppingCart>>, chosen: string | null) {
    latest.current += 1
    const mine = latest.current
    setChoosing(chosen)
    setAsking((count) => count + 1)
    const result = await calling
    setAsking((count) => count - 1)
    if (mine !== latest.current) return
    setChoosing(null)
    setFailed(result.ok ? null : { place, failure: result.failure })
  }

  const estimate = (shippingMethodId: string | null) =>
    void ask(wanted ? setShippingLocation({ ...wanted, shippingMethodId }) : choosePickup(null), shippingMethodId)

  const follow = useEffectEvent(() => estimate(null))
  const isChoosing = choosing !== null
  useEffect(() => {
    // A choice on its way is not replaced by the cheapest method of the new place.
    if (!isStale || isChoosing) return
    const pause = setTimeout(follow, place ? PAUSE_MILLISECONDS : 0)
    return () => clearTimeout(pause)
  }, [isStale, isChoosing, place])

  return {
    isPlaceKnown: wanted !== null,
    isRunning: isStale || asking > 0,
    failure: failed?.place === place ? (failed?.failure ?? null) : null,
    choosing,
    choose: estimate,
    pickUp: (shippingMethodId) => void ask(choosePickup(shippingMethodId), shippingMethodId),
    tryAgain: () => estimate(null),
  }
}
