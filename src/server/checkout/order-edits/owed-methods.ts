import type { PaymentProviders } from '#server/payments/providers.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import { paymentMethod } from '#shared/payments/methods.ts'
import { settingsForVisitor } from '#shared/payments/rules.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

/**
 * The methods with which a visitor can pay what an order owes: those that take the money at once, and tests for test
 * orders alone, as real orders need real money.
 */
export function owedMethods(
  { website, testAccess }: Pick<PageRequest, 'website' | 'testAccess'>,
  providers: PaymentProviders,
  { currency, testMode }: { readonly currency: StoreSettings['currency']; readonly testMode: boolean },
): StoreSettings['paymentMethods'] {
  // An order is paid in its own currency, whatever the visitor has chosen meanwhile.
  const { paymentMethods } = settingsForVisitor({ ...website.settings, currency }, testAccess)
  return paymentMethods.filter((id) => paymentMethod(id).isChargedAtOnce && providers[id].isTest === testMode)
}
