import type { DownloadState } from '#shared/downloads/rules.ts'
import type { MoneyFormat } from '#shared/money/format.ts'
import type { Order } from '#shared/orders/schema.ts'

/** A file of the order, with the link that opens it. */
export interface DownloadLink {
  readonly id: string
  readonly filename: string
  readonly bytes: number
  readonly state: DownloadState
  /** How often it can still be downloaded. */
  readonly left: number
  /** In milliseconds since 1970. */
  readonly expiresAt: number
  readonly href: string
}

/** An order as its buyer sees it, through a signed link. */
export interface OrderModel {
  readonly order: Omit<Order, 'events' | 'downloads'>
  readonly downloads: readonly DownloadLink[]
  readonly moneyFormat: MoneyFormat
  readonly timeZone: string
  /** Whether it was placed a moment ago (page type 202), or is looked up later (211). */
  readonly isJustPlaced: boolean
  /** Addresses, line by line. */
  readonly shippingLines: readonly string[]
  readonly billingLines: readonly string[]
  readonly bankTransferInstructions: string
  readonly pickupInstructions: string
  readonly shopHref: string
  /** Whether the shop sends emails: without, none is promised. */
  readonly sendsEmails: boolean
  /** What a form needs that puts the same products into the cart; null where not all of them can be bought. */
  readonly again: { readonly orderId: string; readonly key: string; readonly crumb: string } | null
}
