import FormIsland, { prepare } from '../../blocks/form/island.tsx'
import { bundle } from '../bundle.ts'

export const { hydrate } = bundle({ 'blocks/form': { component: FormIsland, prepare } })
