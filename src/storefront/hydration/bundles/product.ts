import Gallery from '../../products/gallery/island.tsx'
import Purchase from '../../products/purchase/island.tsx'
import { bundle } from '../bundle.ts'

/** The islands of a product's page and its quick view. */
export const { hydrate } = bundle({
  'products/gallery': { component: Gallery },
  'products/purchase': { component: Purchase },
})
