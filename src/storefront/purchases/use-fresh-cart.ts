import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent } from 'react'
import type { ShoppingCart } from '#shared/cart/schema.ts'
import { REMEMBERED_COUNT } from '../islands/cart-indicators.ts'
import { $cart, refreshCart, storeCart } from '../islands/cart-store.ts'

/**
 * The current cart on a page that was rendered with an older one. Another tab or another day may have changed it, so it
 * is fetched again when the visitor returns to the page, and when another tab changes the count.
 * @param onNews gets the shown cart and the new one
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

  // The page already contains the cart; the indicators need no further request.
  useEffect(() => {
    if ($cart.get() === null) storeCart(drawn)
  }, [drawn])

  useEffect(() => {
    let isAsking = false
    // Returning to a tab can raise up to three events.
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
