import type { BodyOf } from '#shared/http/contract.ts'
import type { changeProductsCall } from '#shared/products/api.ts'

type Change = BodyOf<typeof changeProductsCall>

/** A change without the products that it applies to. */
export type BulkStep = Change extends infer One
  ? One extends Change
    ? Omit<One, 'productIds' | 'filter'>
    : never
  : never
