import type { Website } from '#server/websites/website.ts'
import type { Order } from '#shared/orders/schema.ts'

/** An email as it is kept. */
export interface Letter {
  readonly subject: string
  readonly html: string
}

/** As much of a website as its emails show. */
export type LetterWebsite = Pick<Website, 'title' | 'settings' | 'appearance'>

/** Absolute addresses, because an email is read anywhere. */
export interface OrderLinks {
  /** Scheme and host of the site, without a slash at the end. */
  readonly origin: string
  /** The order's page, with the key that opens it. */
  readonly order: string
  /** The order in the studio. */
  readonly studio: string
  /** The files that were bought, each with the key that opens it, by the download's id. */
  readonly downloads: Readonly<Record<string, string>>
}

/** What every email about an order is written from. */
export interface OrderLetterProps {
  readonly order: Order
  readonly website: LetterWebsite
  readonly links: OrderLinks
}
