import { paymentMethod } from '#shared/payments/methods.ts'
import { settingsForVisitor } from '#shared/payments/rules.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { Order } from '../schema.ts'
import { dueNowOf } from './rules.ts'

/**
 * Whether the customer of an order can pay online what is owed for it. Methods that move no money do not count, also
 * where this visitor could use them: they pay for tests only.
 */
export function canPayOwed(
  order: Pick<Order, 'owedCents' | 'expectedCents' | 'state' | 'testMode'>,
  settings: StoreSettings,
): boolean {
  if (dueNowOf(order) === 0 || order.state === 'cancelled') return false
  // Everyone with the link of a test order can see it, and a test pays for nothing else.
  if (order.testMode) return true
  return settingsForVisitor(settings, null).paymentMethods.some((id) => paymentMethod(id).isChargedAtOnce)
}
