import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ShippingLocation, ShoppingCart } from '#shared/cart/schema.ts'
import type { Failure } from '#shared/http/failure.ts'
import { setShippingLocation } from '../../islands/cart-store.ts'

/** Typing a postal code is one wish. */
const PAUSE_MILLISECONDS = 500

export interface ShippingEstimate {
  readonly isPlaceKnown: boolean
  /** Whether the totals on the page are about to change. */
  readonly isRunning: boolean
  readonly failure: Failure | null
  /** The way of sending that was just chosen; null once the cart says which it is. */
  readonly choosing: string | null
  choose(shippingMethodId: string): void
  tryAgain(): void
}

/** Keeps the cart's place in step with the form's (null while there is none), so that shipping, tax and total are the server's for this very place. */
export function useShippingEstimate(wanted: ShippingLocation | null, cart: ShoppingCart): ShippingEstimate {
  const place = wanted && JSON.stringify(wanted)
  const [asking, setAsking] = useState(0)
  /** The place that could not be estimated, and why. */
  const [failed, setFailed] = useState<{ place: string; failure: Failure } | null>(null)
  const [choosing, setChoosing] = useState<string | null>(null)
  const latest = useRef(0)

  const { shippingLocation } = cart
  const isThere =
    wanted?.country === shippingLocation?.country &&
    wanted?.region === shippingLocation?.region &&
    wanted?.postalCode === shippingLocation?.postalCode
  const isStale = wanted !== null && !isThere && failed?.place !== place

  async function estimate(shippingMethodId: string | null) {
    if (!wanted || !place) return
    latest.current += 1
    const mine = latest.current
    setChoosing(shippingMethodId)
    setAsking((count) => count + 1)
    const result = await setShippingLocation({ ...wanted, shippingMethodId })
    setAsking((count) => count - 1)
    if (mine !== latest.current) return
    setChoosing(null)
    setFailed(result.ok ? null : { place, failure: result.failure })
  }

  const follow = useEffectEvent(() => void estimate(null))
  useEffect(() => {
    if (!isStale || !place) return
    const pause = setTimeout(follow, PAUSE_MILLISECONDS)
    return () => clearTimeout(pause)
  }, [isStale, place])

  return {
    isPlaceKnown: wanted !== null,
    isRunning: isStale || asking > 0,
    failure: failed?.place === place ? (failed?.failure ?? null) : null,
    choosing,
    choose: (id) => void estimate(id),
    tryAgain: () => void estimate(null),
  }
}
