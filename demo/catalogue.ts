import type { DemoProduct } from './product.ts'
import { cups } from './products/cups.ts'
import { studio } from './products/studio.ts'
import { table } from './products/table.ts'
import { vases } from './products/vases.ts'

/** The shop's own order: the store page shows these first. */
export const products: readonly DemoProduct[] = [...cups, ...table, ...vases, ...studio]
