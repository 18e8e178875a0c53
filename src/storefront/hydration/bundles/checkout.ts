import Checkout from '../../screens/checkout/island.tsx'
import { bundle } from '../bundle.ts'

export const { hydrate } = bundle({ 'screens/checkout': { component: Checkout } })
