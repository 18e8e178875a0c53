import { Search } from 'lucide-react'
import type { BlockFacts } from '../editing-facts.ts'

export const searchBoxFacts: BlockFacts<'search-box'> = {
  name: 'Search',
  group: 'forms',
  keywords: 'find field box',
  icon: Search,
  columns: 6,
  first: { placeholder: '', hasButton: true },
  fields: [
    {
      name: 'placeholder',
      label: 'Text in the empty field',
      description: 'Empty: “Search”.',
      input: { kind: 'line', most: 80 },
    },
    { name: 'hasButton', label: 'Show a button', input: { kind: 'check' } },
  ],
}
