/** How a gift card is named where its code must not be seen. */
export const giftCardName = (lastFour: string): string => `Gift card ending in ${lastFour}`

/** Texts that visitors read: who gets a gift card. */
export const recipientTexts = {
  formName: 'Gift card',
  delivery: 'Delivery',
  deliveryHint: 'We email the gift card to the address of your order, or to someone else.',
  isGift: 'Send it to someone else',
  /** Instead of those above, where the shop has no mail server. */
  withoutEmailHint:
    'We can’t send emails yet. Once your order is paid, you find the gift card on the page of your order, to print it or pass it on.',
  isForOther: 'It’s for someone else',
  recipientName: 'Recipient’s name',
  recipientEmail: 'Recipient’s email',
  message: 'Message',
  senderName: 'Your name',
  senderHint: 'The recipient sees who the gift card is from.',
  deliveryDate: 'Delivery date',
  deliveryDateHint: 'Up to one year ahead. Leave it empty to send the gift card as soon as your order is paid.',
  copy: 'Your copy',
  wantsCopy: 'Email me a copy',
  nameTooLong: 'Use up to 100 characters on one line.',
  dateInThePast: 'Choose today or a later day.',
  dateTooLate: 'Choose a day within one year from today.',
  sentTo: 'Sent to',
  toBuyer: 'The email address of the order',
  receivedBy: 'For',
  onOrderPage: 'You get it on the page of your order',
  from: 'From',
  sentOn: 'Sent on',
} as const
