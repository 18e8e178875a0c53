import type { ApiKey } from '#shared/api-keys/schema.ts'
import type { ApiScope } from '#shared/api-keys/scopes.ts'

/** What keys can be allowed to do, as owners read it. */
export const scopeGroups: readonly { readonly label: string; readonly noun: string; readonly hint?: string }[] = [
  { label: 'Orders', noun: 'orders', hint: 'With drafts, subscriptions, invoices, refunds and reports' },
  { label: 'Products', noun: 'products', hint: 'With prices and categories' },
  { label: 'Stock', noun: 'stock' },
  { label: 'Customers', noun: 'customers' },
  { label: 'Discounts', noun: 'discounts' },
  { label: 'Gift cards', noun: 'gift-cards', hint: 'With balances; a code is shown only when a card is created' },
  { label: 'Reviews', noun: 'reviews' },
  { label: 'Restock notices', noun: 'restock', hint: 'With the email addresses of those who wait' },
  { label: 'Forms', noun: 'forms', hint: 'With responses' },
]

export const levels = ['none', 'read', 'write'] as const
export type Level = (typeof levels)[number]
export const levelLabels: Readonly<Record<Level, string>> = { none: 'No access', read: 'Read', write: 'Read and write' }

/** The scopes of the chosen levels. */
export const scopesOf = (chosen: Readonly<Record<string, Level>>): ApiScope[] =>
  scopeGroups.flatMap(({ noun }) => {
    const level = chosen[noun] ?? 'none'
    if (level === 'none') return []
    return (level === 'read' ? [`${noun}:read`] : [`${noun}:read`, `${noun}:write`]) as ApiScope[]
  })

/** 'Orders, Products (read)'. */
export const scopesInWords = ({ scopes }: Pick<ApiKey, 'scopes'>): string =>
  scopeGroups
    .filter(({ noun }) => scopes.some((scope) => scope.startsWith(`${noun}:`)))
    .map(({ label, noun }) => (scopes.includes(`${noun}:write` as ApiScope) ? label : `${label} (read)`))
    .join(', ')

export const lifetimeLabels = { 30: '30 days', 90: '90 days', 365: '1 year' } as const
