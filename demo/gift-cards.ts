/** A gift card that is bought in the demo: its value as the product names it, who gets it, and what is written on it. */
export interface DemoGiftCard {
  readonly value: '$25' | '$50' | '$100' | '$200'
  readonly recipient: string
  readonly message: string
}

/** One order in so many of the year buys a gift card, and another one later pays with it. */
export const ORDERS_PER_GIFT_CARD = 21

/** The gift cards of the year, the oldest first. */
export const giftCards: readonly DemoGiftCard[] = [
  { value: '$100', recipient: 'Leah Stone', message: 'For the new kitchen. Start with the plates.' },
  { value: '$50', recipient: 'George Ames', message: 'Happy birthday, George. Anything but another blue mug.' },
  { value: '$25', recipient: 'Amara Nwosu', message: 'Thank you for feeding the cat.' },
  { value: '$50', recipient: 'Omar Haddad', message: '' },
  { value: '$200', recipient: 'Emily Thorne', message: 'From all of us at the library. Enjoy your garden!' },
  { value: '$50', recipient: 'Tess Harlow', message: 'You said you wanted to try the wheel.' },
  { value: '$100', recipient: 'Victor Nunez', message: 'Congratulations on the house.' },
  { value: '$25', recipient: 'Nina Park', message: 'For the best neighbor on Quarry Lane.' },
  { value: '$100', recipient: 'Theo Marsh', message: 'Two places at the wheel. I’m coming with you.' },
  { value: '$50', recipient: 'Judith Keller', message: '' },
  { value: '$200', recipient: 'Hugo Blum', message: 'Happy retirement! Now you have time for tea.' },
]
