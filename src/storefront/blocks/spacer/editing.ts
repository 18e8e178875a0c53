import { UnfoldVertical } from 'lucide-react'
import type { BlockFacts } from '../editing-facts.ts'

export const spacerFacts: BlockFacts<'spacer'> = {
  name: 'Spacer',
  group: 'layout',
  keywords: 'space gap blank empty',
  icon: UnfoldVertical,
  columns: 12,
  rows: 3,
  first: { phoneHeight: 24 },
  fields: [
    {
      name: 'phoneHeight',
      label: 'Height on phones',
      description: 'On wide screens, drag its edge.',
      input: { kind: 'number', least: 0, most: 200, step: 4, unit: ' px' },
    },
  ],
}
