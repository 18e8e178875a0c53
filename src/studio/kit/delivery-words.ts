/** What waits for a mail server. */
export const unsentWords =
  'no order confirmations, shipping updates, download links, gift cards, subscription and restock notices, invoices, newsletter confirmations or form notifications'

/** What happens with an email to the customer: before it is written, and afterwards. */
export const deliveryNote = (email: string, sendsMail: boolean): string =>
  sendsMail
    ? `We’ll email ${email}`
    : 'Email isn’t set up, so this message won’t be sent. You can read it under Emails.'
export const deliveryResult = (sendsMail: boolean): string =>
  sendsMail ? 'The customer gets an email.' : 'Email isn’t set up, so no message was sent.'
