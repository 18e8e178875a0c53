import { FileText } from 'lucide-react'
import type { BlockFacts } from '../editing-facts.ts'

export const markdownFacts: BlockFacts<'markdown'> = {
  name: 'Markdown',
  group: 'data',
  keywords: 'text md commonmark',
  icon: FileText,
  columns: 8,
  first: { source: '## Heading\n\nText with **bold** words and a [link](/about).\n\n- First\n- Second\n' },
  emptyText: 'Write Markdown in the panel.',
  fields: [{ name: 'source', label: 'Markdown', input: { kind: 'code', most: 100_000 } }],
}
