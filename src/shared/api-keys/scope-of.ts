import type { Contract } from '#shared/http/contract.ts'
import type { Permission } from '#shared/roles/rules.ts'
import type { ApiScope } from './scopes.ts'

type Noun = ApiScope extends `${infer Name}:${string}` ? Name : never

/** The scope of a path, by the first part after its beginning. Everything else is closed to keys. */
const nounOf: Readonly<Record<string, Noun>> = {
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
  'gift-cards': 'gift-cards',
  reviews: 'reviews',
  restock: 'restock',
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

/** The paths of calls that keys can make; those of restock notices are older than those of owners. */
const beginning = /^\/api\/(?:owner|site-users\/account\/notifications)\/([a-z-]+)/

/**
 * The scope that a key needs for a call; null for calls that are closed to keys: those about staff, payment, settings,
 * pages, webhooks and keys themselves.
 */
export function scopeOf({ method, path, access }: Pick<Contract, 'method' | 'path' | 'access'>): ApiScope | null {
  const part = beginning.exec(path)?.[1] ?? ''
  const noun = Object.hasOwn(nounOf, part) ? nounOf[part] : undefined
  // Moderators read and change with one permission.
  const moderates = access === 'reviews.moderate'
  const action = moderates ? (method === 'GET' ? 'read' : 'write') : actionOf[access as Permission]
  return noun && action ? `${noun}:${action}` : null
}
