import type { InvoiceLink } from '#server/invoices/invoice-link.ts'
import type { SubscriptionLink } from '#server/subscriptions/subscription-links.ts'
import type { Website } from '#server/websites/website.ts'
import type { EmailWords } from '#shared/emails/words/schema.ts'
import type { Order } from '#shared/orders/schema.ts'

/** An email as it is stored. */
export interface RenderedEmail {
  readonly subject: string
  readonly html: string
}

/** An email before its HTML is drawn. */
export interface UndrawnEmail {
  readonly subject: string
  draw(): Promise<string>
}

/** The parts of a website that its emails show. */
export type EmailWebsite = Pick<Website, 'title' | 'settings' | 'appearance' | 'styles' | 'emails'>

/** Absolute URLs, because an email is read outside of the site. */
export interface OrderLinks {
  /** Scheme and host of the site, without trailing slash. */
  readonly origin: string
  /** The order's page, with the key that opens it. */
  readonly order: string
  /** The checkout with what is owed for the order; null where nothing is, or it cannot be paid online. */
  readonly pay: string | null
  /** The order in the studio. */
  readonly studio: string
  /** The purchased files, each with its key, by the download's id. */
  readonly downloads: Readonly<Record<string, string>>
  /** The order's invoices and credit notes, the oldest first. */
  readonly invoices: readonly InvoiceLink[]
  /** The subscriptions that it began, or the one that it renewed. */
  readonly subscriptions: readonly SubscriptionLink[]
}

/** The data of every email about an order. */
export interface OrderEmailProps {
  readonly order: Order
  readonly website: EmailWebsite
  readonly links: OrderLinks
}

/** The words of an email as they are drawn. */
export interface DrawnWords extends EmailWords {
  /** Whether the introduction is the owner's: then what every email of this kind must say is a paragraph of its own. */
  readonly hasOwnIntroduction: boolean
}

/** An email about an order to its customer, with its words. */
export interface CustomerEmailProps extends OrderEmailProps {
  readonly words: DrawnWords
}
