/** How a gift card is named where its code must not be seen. */
export const giftCardName = (lastFour: string): string => `Gift card ending in ${lastFour}`
