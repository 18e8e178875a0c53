import { methodsWithoutDetails, settingsForVisitor } from '#shared/payments/rules.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { offeredZones } from '#shared/shipping/rules.ts'

/** Which parts of a store are set up; the studio reminds its owner of the others. */
export interface SetUpState {
  /** Whether customers who aren't signed in to the studio have at least one payment method. */
  readonly payments: boolean
  /** Methods that are switched on but not offered, because their details are missing. */
  readonly methodsWithoutDetails: StoreSettings['paymentMethods']
  /** Whether at least one place is shipped to or offers pickup. */
  readonly shipping: boolean
  /** Whether at least one tax rate is charged. A shop may rightly charge none. */
  readonly tax: boolean
}

/** Whether payments, shipping and tax are set up. */
export function setUpStateOf(settings: StoreSettings): SetUpState {
  return {
    payments: settingsForVisitor(settings, null).paymentMethods.length > 0,
    methodsWithoutDetails: methodsWithoutDetails(settings),
    shipping: offeredZones(settings).some((zone) => zone.methods.length > 0),
    tax: settings.taxRates.length > 0,
  }
}
