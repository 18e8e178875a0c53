import SubscriptionAddress from '../../screens/subscription/address/island.tsx'
import { bundle } from '../bundle.ts'

export const { hydrate } = bundle({ 'screens/subscription/address': { component: SubscriptionAddress } })
