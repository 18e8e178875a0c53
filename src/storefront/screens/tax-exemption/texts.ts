/** Texts that visitors read: the page on which a buyer proves to be exempt from tax. */
export const taxExemptionPageTexts = {
  title: 'Buy without tax',
  lead: 'If the shop has registered you as exempt from tax, we’ll email you a link for buying without tax.',
  email: 'Email',
  emailError: 'Enter a valid email address, like name@example.com.',
  send: 'Send link',
  sent: 'Check your email',
  sentLead:
    'If this email address belongs to a customer who is exempt from tax, we’ve sent a link to it. It’s valid for 30 minutes. Open it in this browser.',
  full: 'Too many links were requested. Try again in 15 minutes.',
  over: 'This link no longer works. Request a new one.',
  overAtShop: 'This link no longer works. Contact the shop to get a new one.',
  confirmLead: 'Your cart will be priced without tax. Order with the email address that the shop has registered.',
  confirm: 'Continue without tax',
  done: 'You’re buying without tax',
  doneLead: 'Everything that you add to your cart is priced without tax at checkout.',
} as const
