import { issueReceipt } from '#server/invoices/donations/receipts.ts'
import { fulfilGiven } from '#server/orders/fulfil-given.ts'
import { writeOrderEmailsJob } from '#server/orders/jobs.ts'
import type { PaidOrder } from '#server/orders/lifecycle.ts'
import { readLines, readOrder } from '#server/orders/read-order.ts'
import type { ChangeScope } from '#server/scope.ts'
import { issuesInvoices } from '#shared/invoices/rules.ts'
import { productTypes } from '#shared/products/codes.ts'
import { isDonation, isDonationOnly } from '#shared/products/donations/rules.ts'

/**
 * The effect of a payment: donations need nobody to fulfill them, and have a receipt. A donor who has the confirmation
 * already gets the receipt in an email of its own, together with the invoice where there is one.
 */
export async function receiveDonationsOfPaid(
  scope: ChangeScope,
  { orderId, isTest, isPlacedNow }: PaidOrder,
): Promise<void> {
  const lines = await readLines(scope, orderId)
  if (!lines.some(isDonation)) return
  await fulfilGiven(scope, orderId, productTypes.donation)
  if (isTest) return
  const issued = await issueReceipt(scope, (await readOrder(scope, orderId))!)
  const isAlone = isDonationOnly(lines) || !issuesInvoices(await scope.settings())
  if (issued && !isPlacedNow && isAlone) await scope.enqueue(writeOrderEmailsJob, { orderId, kinds: ['invoice'] })
}
