/** Texts of the page for a payment link that does not work. */
export const paymentLinkTexts = {
  title: 'This payment link no longer works',
  explanation: 'It has expired, or the shop has replaced it. Ask the shop for a new link.',
  shop: 'Go to the shop',
} as const
