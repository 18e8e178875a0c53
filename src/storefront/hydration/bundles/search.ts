import SearchField from '../../screens/search/field/island.tsx'
import { bundle } from '../bundle.ts'

export const { hydrate } = bundle({ 'screens/search/field': { component: SearchField } })
