import { createElement } from 'react'
import { OWN_PRICES_LINK } from '#server/emails/personal-emails.ts'
import { replyToOf } from '#server/emails/reply-to.ts'
import { wordsOf } from '#server/emails/words/words-of.ts'
import type { NewEmail } from '#server/mail/write-email.ts'
import type { Website } from '#server/websites/website.ts'

interface LinkFacts {
  readonly email: string
  /** Scheme and host of the shop. */
  readonly origin: string
  readonly link: string
}

/** Draws the email with the link that opens the prices of a customer. */
export async function drawOwnPricesEmail(website: Website, { email, origin, link }: LinkFacts): Promise<NewEmail> {
  const [{ OwnPricesLink }, { renderEmail }] = await Promise.all([
    import('#server/emails/own-prices.tsx'),
    import('#server/emails/render-email.ts'),
  ])
  const words = wordsOf(website, OWN_PRICES_LINK, {})
  return {
    kind: OWN_PRICES_LINK,
    to: email,
    subject: words.subject,
    replyTo: replyToOf(website),
    ...renderEmail(createElement(OwnPricesLink, { website, origin, words, link })),
  }
}
