/** What examples contain, where the shop has nothing yet that an email could be about. */
export const exampleTexts = {
  firstName: 'Alex',
  lastName: 'Example',
  name: 'Alex Example',
  email: 'alex@example.com',
  street: '1 Example Street',
  city: 'Exampleton',
  product: 'Example product',
  standard: 'Standard',
  pickup: 'Pickup',
  carrier: 'Example carrier',
  file: 'example.pdf',
  message: 'Enjoy!',
  sender: 'Sam',
  invoice: 'Invoice 0001',
  list: 'Newsletter',
} as const

/** Codes of gift cards are money: a preview shows none. */
export const HIDDEN_CODE = 'XXXX-XXXX-XXXX-XXXX'
