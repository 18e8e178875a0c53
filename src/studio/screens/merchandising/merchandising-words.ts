import type { Winner } from '#shared/merchandising/rules.ts'
import { type MerchandisingField, type ProductView, productViews } from '#shared/merchandising/schema.ts'

/** The label of each field. */
export const fieldWords: Readonly<Record<MerchandisingField, string>> = {
  restockNotificationViews: 'Show the sign-up',
  CTAText: 'Line above the form',
  placeholderText: 'Email placeholder',
  buttonText: 'Button text',
  successText: 'Message after signing up',
  mailingListSignUpEnabled: 'Offer the mailing list',
  mailingListOptInByDefault: 'Checked by default',
  mailingListDescription: 'Mailing list text',
  scarcityEnabled: 'Low-stock message',
  scarcityText: 'Message',
  scarcityThreshold: 'Show at',
  scarcityTemplateViews: 'Show the low-stock message',
  scarcityShownByDefault: 'Before a variant is chosen',
  customSoldOutText: 'Sold-out label',
}

export const viewWords: Readonly<Record<ProductView, string>> = {
  product: 'Product page',
  'quick-view': 'Quick view',
  block: 'Product block on other pages',
}

/** Who decides a field: 'from the site', 'from Mugs'. */
export function winnerWords({ level, name }: Pick<Winner, 'level' | 'name'>): string {
  if (level === 'category') return `from ${name}`
  return level === 'product' ? 'set on this product' : 'from the site'
}

/** A value as the studio shows it. */
export function valueWords(value: boolean | number | string | readonly ProductView[]): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value !== 'object') return String(value)
  if (value.length === productViews.length) return 'Everywhere'
  return value.length === 0 ? 'Nowhere' : value.map((view) => viewWords[view]).join(', ')
}
