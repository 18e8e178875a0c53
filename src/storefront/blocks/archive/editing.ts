import { Archive } from 'lucide-react'
import type { BlockFacts } from '../editing-facts.ts'

export const archiveFacts: BlockFacts<'archive'> = {
  name: 'Archive',
  group: 'data',
  keywords: 'tag cloud months categories authors',
  icon: Archive,
  columns: 4,
  first: { title: '', by: 'archive', design: 'list', showCounts: true },
  emptyText: 'Nothing to show. Visitors see nothing here.',
  fields: [
    { name: 'title', label: 'Heading', input: { kind: 'line', most: 200 } },
    { name: 'collectionId', label: 'Collection', input: { kind: 'collection' } },
    {
      name: 'by',
      label: 'Links to',
      input: {
        kind: 'choice',
        choices: [
          { value: 'archive', label: 'Months' },
          { value: 'category', label: 'Categories' },
          { value: 'tag', label: 'Tags' },
          { value: 'author', label: 'Authors' },
        ],
      },
    },
    {
      name: 'design',
      label: 'Design',
      input: {
        kind: 'choice',
        choices: [
          { value: 'list', label: 'List' },
          { value: 'cloud', label: 'Cloud' },
        ],
      },
    },
    { name: 'showCounts', label: 'Show the number of items', input: { kind: 'check' } },
  ],
}
