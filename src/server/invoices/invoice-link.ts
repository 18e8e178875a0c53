import type { KeyObject } from 'node:crypto'
import { orderPath } from '#server/orders/order-link.ts'
import type { Scope } from '#server/scope.ts'
import { listInvoicesOfOrder } from './invoice-store.ts'
import { titleOf } from './title-of.ts'

/** An invoice or credit note with its link. */
export interface InvoiceLink {
  readonly id: string
  /** 'Invoice 2026-0001'. */
  readonly title: string
  readonly issuedAt: number
  readonly href: string
}

/** The signed path of an invoice: who can open the order can open its invoices. */
export const invoicePath = (secret: KeyObject, websiteId: string, orderId: string, invoiceId: string): string =>
  orderPath(secret, websiteId, orderId).replace('?', `/invoice/${invoiceId}?`)

/**
 * The invoices and credit notes of an order, the oldest first.
 * @param order with the `origin` of the links, or '' for paths
 */
export async function invoiceLinks(
  secret: KeyObject,
  scope: Scope,
  order: { readonly id: string; readonly origin: string },
): Promise<InvoiceLink[]> {
  const stored = await listInvoicesOfOrder(scope, order.id)
  return stored.map(({ id, invoice }) => ({
    id,
    title: `${titleOf(invoice)} ${invoice.number}`,
    issuedAt: invoice.issuedAt,
    href: `${order.origin}${invoicePath(secret, scope.websiteId, order.id, id)}`,
  }))
}
