import type { Contract } from '#shared/http/contract.ts'
import type { Permission } from '#shared/roles/rules.ts'
import type { ApiScope } from './scopes.ts'

/** The scope of a path under `/api/owner/`, by its first part. Everything else is closed to keys. */
const nounOf: Readonly<Record<string, 'orders' | 'products' | 'stock' | 'customers' | 'discounts' | 'forms'>> = {
  orders: 'orders',
  returns: 'orders',
  'draft-orders': 'orders',
  subscriptions: 'orders',
  invoices: 'orders',
  withdrawals: 'orders',
  reports: 'orders',
  products: 'products',
  variants: 'products',
  collections: 'products',
  categories: 'products',
  stock: 'stock',
  'stock-locations': 'stock',
  'stock-transfers': 'stock',
  'stock-counts': 'stock',
  customers: 'customers',
  discounts: 'discounts',
  forms: 'forms',
}

/** Whether a permission reads or writes. Calls with other permissions are closed to keys, such as `site.manage`. */
const actionOf: Readonly<Partial<Record<Permission, 'read' | 'write'>>> = {
  'orders.read': 'read',
  'orders.manage': 'write',
  'reports.read': 'read',
  'products.read': 'read',
  'products.write': 'write',
  'discounts.read': 'read',
  'discounts.write': 'write',
  'forms.read': 'read',
  'forms.write': 'write',
}

/**
 * The scope that a key needs for a call; null for calls that are closed to keys: those about staff, payment, settings,
 * pages, webhooks and keys themselves.
 */
export function scopeOf({ path, access }: Pick<Contract, 'path' | 'access'>): ApiScope | null {
  const part = /^\/api\/owner\/([a-z-]+)/.exec(path)?.[1] ?? ''
  const noun = Object.hasOwn(nounOf, part) ? nounOf[part] : undefined
  const action = actionOf[access as Permission]
  return noun && action ? `${noun}:${action}` : null
}
