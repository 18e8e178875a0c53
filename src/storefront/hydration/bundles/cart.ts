import Cart from '../../screens/cart/island.tsx'
import { bundle } from '../bundle.ts'

export const { hydrate } = bundle({ 'screens/cart': { component: Cart } })
