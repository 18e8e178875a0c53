/** Texts that visitors read: the page on which they ask for a return. */
export const returnTexts = {
  title: 'Return items',
  lead: (order: string) => `Choose what you’d like to send back from order ${order}.`,
  quantity: 'Quantity',
  quantityOf: (title: string) => `Quantity of ${title}`,
  reason: 'Reason',
  reasonFor: (title: string) => `Reason for ${title}`,
  chooseReason: 'Choose a reason',
  reasons: {
    'changed-mind': 'Changed my mind',
    'too-small': 'Too small',
    'too-large': 'Too large',
    'not-as-described': 'Not as described',
    damaged: 'Damaged or faulty',
    'wrong-item': 'Wrong item',
    other: 'Other reason',
  },
  instead: 'What you’d like',
  insteadOf: (title: string) => `What you’d like instead of ${title}`,
  refund: 'A refund',
  sameProduct: 'The same product',
  otherProducts: 'Another product',
  choice: (title: string, price: string) => `${title}, ${price}`,
  exchangeHelp:
    'You pay the difference if new items cost more, and get it back if they cost less. They’re reserved for you when the shop approves your return.',
  note: 'Message (optional)',
  noteHelp: 'Up to 1,000 characters.',
  send: 'Request return',
  done: 'We received your return request',
  doneLead: 'We’ll look at it. Don’t send anything back yet.',
  emailed: 'We’ve sent you an email, and we’ll write again when it’s decided.',
  watch: 'You can see its status on the page of your order.',
  over: 'Nothing can be returned',
  overLead: 'The time for returns of this order is over, or all of its items were returned already.',
  view: 'View order',
  whole: (bundles: number | null) =>
    bundles === null
      ? 'Return all items that are left'
      : bundles === 1
        ? 'Return the whole bundle'
        : `Return all ${bundles} bundles`,
  mixed:
    'You chose the whole bundle and single items of it. To return single items, clear the checkbox. To return all of it, clear their quantities and reasons.',
  orParts: 'Or choose some of its items:',
  nothingChosen: 'Choose at least one item.',
  reasonMissing: 'Choose a reason for each item that you return.',
  unreadable: 'Something in this form isn’t right. Check it, then send it again.',
} as const
