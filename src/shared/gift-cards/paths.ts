/** The page on which someone with a code sees what is left on its card. */
export const giftCardBalancePath = '/gift-card/balance'
