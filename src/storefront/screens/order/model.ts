import type { DownloadState } from '#shared/downloads/rules.ts'
import type { MoneyFormat } from '#shared/money/format.ts'
import type { AnalyticsOrder } from '#shared/orders/analytics-order.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { PurchaseReport } from '#shared/pixels/events.ts'
import type { ReturnState } from '#shared/returns/schema.ts'

/** A file of the order with its link. */
export interface DownloadLink {
  readonly id: string
  readonly filename: string
  readonly bytes: number
  readonly state: DownloadState
  /** The remaining downloads. */
  readonly left: number
  /** In milliseconds since 1970. */
  readonly expiresAt: number
  readonly href: string
}

/** A refund as the buyer sees it. */
export interface VisibleRefund {
  readonly id: string
  /** In milliseconds since 1970. */
  readonly at: number
  /** 0 where all of it has paid for new items. */
  readonly cents: number
  /** The restocking fee that was kept; absent where none was. */
  readonly feeCents?: number | undefined
  readonly isPending: boolean
  /** What it is for, as text. */
  readonly items: readonly string[]
}

/** An order as its buyer sees it, through a signed link. */
export interface OrderModel {
  /**
   * What is reported to pixels about a new order, where its buyer agrees to marketing; absent where there is nothing to
   * report.
   */
  readonly purchase?: PurchaseReport
  /** What scripts of the owner read of a new order; absent later, so that it is reported once. */
  readonly analytics?: AnalyticsOrder
  readonly order: Omit<Order, 'events' | 'tags' | 'downloads' | 'refunds'>
  /** Oldest first, without those that failed. */
  readonly refunds: readonly VisibleRefund[]
  readonly downloads: readonly DownloadLink[]
  /** Its invoices and credit notes, the oldest first. */
  readonly invoices: readonly { readonly id: string; readonly title: string; readonly href: string }[]
  /** The gift cards that the buyer may open; absent in an order without any. */
  readonly giftCardLinks?: readonly { readonly lastFour: string; readonly href: string }[]
  /** The subscriptions that it began, or the one that it renewed. */
  readonly subscriptions: readonly {
    readonly title: string
    readonly words: string
    readonly nextDay: string | null
    /** What it costs when its trial ends; absent when it is in no trial. */
    readonly afterTrial?: string | undefined
    readonly href: string
  }[]
  readonly moneyFormat: MoneyFormat
  readonly timeZone: string
  readonly locale: string
  /** Whether it was just placed (page type 202), or is looked up later (211). */
  readonly isJustPlaced: boolean
  /** Lines of the addresses. */
  readonly shippingLines: readonly string[]
  readonly billingLines: readonly string[]
  readonly bankTransferInstructions: string
  readonly pickupInstructions: string
  readonly shopHref: string
  /** The checkout with what is owed; null where nothing is, or it cannot be paid online. */
  readonly payHref: string | null
  /** The withdrawal function with the order filled in; null when the shop has none, or its period is over. */
  readonly withdrawalHref: string | null
  /** Its returns, newest first. */
  readonly returns: readonly {
    readonly id: string
    readonly state: ReturnState
    readonly items: readonly string[]
    /** What they are exchanged for; empty: they are refunded. */
    readonly exchange: readonly string[]
  }[]
  /** What returned items have paid for new ones, in hundredths of the order's currency. */
  readonly exchangedCents: number
  /** The page that asks for a return; null where nothing can be returned, or not any more. */
  readonly returnHref: string | null
  /** Whether the shop sends emails; if not, no text promises one. */
  readonly sendsEmails: boolean
  /** Data of the form that orders the same products again; null when not all of them can be bought. */
  readonly again: { readonly orderId: string; readonly key: string; readonly csrfToken: string } | null
}
