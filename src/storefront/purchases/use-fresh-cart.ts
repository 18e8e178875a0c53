import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent } from 'react'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { REMEMBERED_COUNT } from '../islands/cart-indicators.ts'
import { $cart, keepCart, refreshCart } from '../islands/cart-store.ts'

/**
 * The cart as it is, on a page that was drawn with one. Another tab or another day may change it, so it is asked for again
 * when the visitor comes back to the page, and when another tab counts again.
 * @param onNews gets the cart that the page showed and the one that came instead
 */
export function useFreshCart(
  drawn: ShoppingCart,
  onNews?: (shown: ShoppingCart, now: ShoppingCart) => void,
): ShoppingCart {
  const cart = useStore($cart, { ssr: 'initial' }) ?? drawn

  const refresh = useEffectEvent(async () => {
    const shown = $cart.get()
    const result = await refreshCart()
    if (result.ok && shown !== null && $cart.get() === result.value) onNews?.(shown, result.value)
  })

  // The page knows the cart already; the indicators learn of it without waiting for another answer.
  useEffect(() => {
    if ($cart.get() === null) keepCart(drawn)
  }, [drawn])

  useEffect(() => {
    let isAsking = false
    // Coming back to a tab is told in up to three ways.
    const comeBack = async () => {
      if (isAsking || document.visibilityState !== 'visible') return
      isAsking = true
      await refresh()
      isAsking = false
    }
    const otherTab = (event: StorageEvent) => {
      if (event.key === REMEMBERED_COUNT) void comeBack()
    }
    addEventListener('focus', comeBack)
    addEventListener('storage', otherTab)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      removeEventListener('focus', comeBack)
      removeEventListener('storage', otherTab)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [])

  return cart
}
