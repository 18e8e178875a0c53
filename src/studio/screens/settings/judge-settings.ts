import { checkSettings, type SettingsErrors } from '#shared/settings/check-settings.ts'
import { type OwnerSettings, ownerSettingsSchema } from '#shared/settings/owner-settings.ts'

export const settingsTabs = ['checkout', 'payments', 'shipping', 'tax', 'few-left'] as const
export type SettingsTab = (typeof settingsTabs)[number]

const tabsOf: Readonly<Record<keyof OwnerSettings, SettingsTab>> = {
  minimumSubtotalCents: 'checkout',
  expressCheckout: 'checkout',
  orderNotificationEmail: 'checkout',
  paymentMethods: 'payments',
  bankTransferInstructions: 'payments',
  pickupInstructions: 'payments',
  installments: 'payments',
  shippingZones: 'shipping',
  pricesIncludeTax: 'tax',
  taxRates: 'tax',
  scarcity: 'few-left',
}

/** The tab where a field is, by its path. */
export const tabOf = (path: string): SettingsTab => tabsOf[path.split('.')[0] as keyof OwnerSettings] ?? 'checkout'

/** What is wrong with a draft, by path, by the rules that the server judges by. */
export function judgeSettings(draft: OwnerSettings): SettingsErrors {
  const parsed = ownerSettingsSchema.safeParse(draft)
  if (parsed.success) return checkSettings(parsed.data)
  const found = parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const)
  // Of several at one place the first is the one to mend first.
  return Object.fromEntries(found.toReversed())
}
