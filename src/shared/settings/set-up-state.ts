import { methodsWithoutDetails, settingsForVisitor } from '#shared/payments/rules.ts'
import { offeredZones } from '#shared/shipping/rules.ts'
import type { StoreSettings } from './schema.ts'

/** Which parts of a store are set up, as its owner is reminded of them. */
export interface SetUpState {
  /** Customers who aren't signed in to the studio are offered at least one payment method. */
  readonly payments: boolean
  /** Methods that are switched on and not offered, because their details are missing. */
  readonly methodsWithoutDetails: StoreSettings['paymentMethods']
  /** At least one place is shipped to, or can be picked up at. */
  readonly shipping: boolean
  /** At least one tax rate is charged. A shop may be right to charge none. */
  readonly tax: boolean
}

/** What of payments, shipping and tax is set up. */
export function setUpStateOf(settings: StoreSettings): SetUpState {
  return {
    payments: settingsForVisitor(settings, null).paymentMethods.length > 0,
    methodsWithoutDetails: methodsWithoutDetails(settings),
    shipping: offeredZones(settings).some((zone) => zone.methods.length > 0),
    tax: settings.taxRates.length > 0,
  }
}
