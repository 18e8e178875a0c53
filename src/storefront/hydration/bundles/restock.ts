import Restock from '../../products/restock/island.tsx'
import { bundle } from '../bundle.ts'

/** The sign-up for restock notices, which only products have that are sold out. */
export const { hydrate } = bundle({ 'products/restock': { component: Restock } })
