/** Texts of emails: what several of them share. */
export const emailTexts = {
  viewYourOrder: 'View your order',
  replyAboutOrder: 'Questions about your order? Reply to this email.',
  shippingAddress: 'Shipping address',
  business: 'Business',
  taxExemption: 'Tax exemption',
  vatNumber: (number: string) => `VAT number ${number}`,
  sellersVatNumber: (number: string) => `VAT number of the shop: ${number}`,
  reverseCharge: 'Reverse charge: the business accounts for the VAT.',
  billingAddress: 'Billing address',
  pickupTime: 'Pickup time',
  deliveryTime: 'Delivery time',
  sameAsShipping: 'Same as shipping address',
  quantity: (quantity: number) => `Quantity: ${quantity}`,
  /** Below an item that was bought in a bundle. */
  /** The subject of an email about a test order. */
  ofTestOrder: (subject: string) => `[Test] ${subject}`,
} as const

/** The emails about a response to a form: to its recipients, and to the sender. */
export const formEmailTexts = {
  subject: (form: string) => `New response: ${form}`,
  newResponse: 'New response',
  newResponseFrom: (page: string) => `New response from ${page}`,
  viewResponse: 'View response',
  reply: 'Reply to this email to write to the sender.',
  noSender: 'The sender left no email address.',
  ignore: 'If you didn’t fill out a form, you can ignore this email.',
} as const

export const newsletterConfirmationTexts = {
  subject: (site: string) => `Confirm your subscription to ${site}`,
  preview: 'Confirm your email to subscribe.',
  title: 'Confirm your subscription',
  someoneSignedUp: (site: string, list: string) =>
    `Someone, probably you, signed up this email address for ${site} (${list}). Confirm to start getting emails.`,
  confirm: 'Confirm subscription',
  valid: (days: number) => `This link is valid for ${days} days.`,
  ignore: 'Didn’t sign up? You can ignore this email. You won’t get emails from us unless you confirm.',
} as const

export const newsletterWelcomeTexts = {
  subject: (site: string) => `Welcome to ${site}`,
  preview: (site: string) => `You’re subscribed to ${site}.`,
  title: 'You’re subscribed',
  thankYou: (site: string, list: string) =>
    `Thank you for confirming. You’ll get emails from ${site} (${list}). You can unsubscribe at any time with the link at the end of each email.`,
  visit: (site: string) => `Visit ${site}`,
  because: 'You’re getting this email because you subscribed.',
  unsubscribe: 'Unsubscribe',
} as const

export const giftCardTexts = {
  subject: (site: string) => `Your gift card for ${site}`,
  subjectOfCopy: (site: string) => `Copy of the gift card for ${site}`,
  preview: (amount: string, site: string) => `${amount} to spend at ${site}.`,
  title: (amount: string) => `A gift card for ${amount}`,
  youHave: (name: string, amount: string, site: string) => `${name}, you have ${amount} to spend at ${site}.`,
  copyOf: (name: string, email: string) => `This is your copy of the gift card that we sent to ${name} (${email}).`,
  from: (sender: string) => `From ${sender}:`,
  isTest: 'This gift card comes from a test order. It pays only for test orders.',
  viewAndPrint: 'View and print',
  code: 'Gift card code',
  howToUse: (until: string | null) =>
    `Enter this code at checkout. What you don’t spend stays on the card. Keep the code safe: anyone who has it can use it.${until === null ? '' : ` The card is valid through ${until}.`}`,
  visit: (site: string) => `Visit ${site}`,
  balance: 'Check the balance',
  reply: 'Questions about your gift card? Reply to this email.',
} as const

export const passwordResetTexts = {
  subject: (site: string) => `A new password for ${site}`,
  preview: 'This link works for one hour.',
  title: 'Reset your password',
  someoneAsked: (name: string, site: string) =>
    `${name}, someone asked to reset the password of your account at ${site}. If it was you, use the link below. It works once, for one hour. Your account is signed out on all other devices.`,
  reset: 'Reset password',
  ignore: 'If you didn’t ask for this, ignore this email. Your password stays the same.',
} as const

export const staffInvitationTexts = {
  subject: (by: string, site: string) => `${by} invited you to work on ${site}`,
  preview: 'This invitation is valid for 7 days.',
  title: (site: string) => `Join ${site}`,
  invited: (by: string, site: string) => `${by} invited you to work on ${site}. The link works once, for 7 days.`,
  role: (role: string, description: string) => `Your role: ${role}. ${description}`,
  accept: 'Accept invitation',
  ignore: 'If you don’t know who invited you, ignore this email. Without the link, nothing happens.',
} as const

export const testEmailTexts = {
  subject: (site: string) => `Test email from ${site}`,
  works: 'Email works.',
  isTest: (site: string) =>
    `This is a test from ${site}. Order confirmations and all other emails reach your customers the same way.`,
  youSent: 'You sent this from your studio.',
} as const
