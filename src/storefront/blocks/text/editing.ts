import { Type } from 'lucide-react'
import type { BlockFacts } from '../editing-facts.ts'

export const textFacts: BlockFacts<'text'> = {
  name: 'Text',
  group: 'text',
  keywords: 'paragraph heading title words',
  icon: Type,
  columns: 6,
  first: { html: '<h2>Heading</h2><p>Double-click to write.</p>', size: 'regular' },
  fields: [
    { name: 'html', label: 'Text', input: { kind: 'words' } },
    {
      name: 'size',
      label: 'Size',
      input: {
        kind: 'choice',
        choices: [
          { value: 'regular', label: 'Regular' },
          { value: 'large', label: 'Large' },
          { value: 'display', label: 'Display' },
        ],
      },
    },
  ],
}
