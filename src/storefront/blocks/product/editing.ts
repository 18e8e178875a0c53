import { Package } from 'lucide-react'
import { type BlockFacts, choices } from '../editing-facts.ts'

export const productFacts: BlockFacts<'product'> = {
  name: 'Product',
  group: 'store',
  keywords: 'buy add to cart single featured',
  icon: Package,
  columns: 12,
  first: { productId: null, design: 'full', hasExcerpt: true },
  emptyText: 'Choose a product in the panel.',
  fields: [
    { name: 'productId', label: 'Product', input: { kind: 'product' } },
    { name: 'design', label: 'Show', input: choices({ full: 'Everything', card: 'Card' }) },
    {
      name: 'hasExcerpt',
      label: 'Show the description',
      input: { kind: 'check' },
      isShown: ({ design }) => design === 'full',
    },
  ],
}
