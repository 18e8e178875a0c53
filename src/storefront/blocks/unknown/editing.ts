import { CircleHelp } from 'lucide-react'
import type { BlockFacts } from '../editing-facts.ts'

export const unknownFacts: BlockFacts<'unknown'> = {
  name: 'Imported block',
  titleOf: ({ number, variant }) => `Imported block ${number}${variant === null ? '' : `, variant ${variant}`}`,
  group: 'data',
  isOffered: false,
  icon: CircleHelp,
  columns: 12,
  first: { number: 0, variant: null, data: null },
  emptyText: 'This kind of block isn’t supported. Its content is kept, and visitors see nothing here.',
  fields: [],
}
