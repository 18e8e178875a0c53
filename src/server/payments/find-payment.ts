import type { Scope } from '#server/scope.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { type Payment, readPayment } from './payment-store.ts'

/** The payment with a provider's own id of the charge; null when the site has none. */
export async function findPaymentByReference(
  scope: Scope,
  method: PaymentMethodId,
  reference: string,
): Promise<Payment | null> {
  const row = await scope.database
    .selectFrom('payments')
    .select('id')
    .where('website_id', '=', scope.websiteId)
    .where('provider_reference', '=', reference)
    .where('method', '=', method)
    .executeTakeFirst()
  return row ? readPayment(scope, row.id) : null
}
