/** What a key can be allowed to do. */
export const apiScopes = [
  'orders:read',
  'orders:write',
  'products:read',
  'products:write',
  'stock:read',
  'stock:write',
  'customers:read',
  'customers:write',
  'discounts:read',
  'discounts:write',
  'gift-cards:read',
  'gift-cards:write',
  'reviews:read',
  'reviews:write',
  'restock:read',
  'restock:write',
  'forms:read',
  'forms:write',
] as const
export type ApiScope = (typeof apiScopes)[number]
