import { LayoutGrid } from 'lucide-react'
import type { BlockFacts } from '../editing-facts.ts'

export const productListFacts: BlockFacts<'product-list'> = {
  name: 'Product list',
  group: 'store',
  keywords: 'shop products grid',
  icon: LayoutGrid,
  columns: 12,
  first: { title: 'From the shop', categoryId: null, productIds: [], count: 8 },
  emptyText: 'No products to show. Visitors see nothing here.',
  fields: [
    { name: 'title', label: 'Heading', input: { kind: 'line', most: 200 } },
    { name: 'collectionId', label: 'Store page', input: { kind: 'store' } },
    { name: 'count', label: 'Products at most', input: { kind: 'number', least: 1, most: 60 } },
  ],
}
