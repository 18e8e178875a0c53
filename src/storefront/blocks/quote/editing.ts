import { Quote } from 'lucide-react'
import type { BlockFacts } from '../editing-facts.ts'

export const quoteFacts: BlockFacts<'quote'> = {
  name: 'Quote',
  group: 'text',
  keywords: 'testimonial review',
  icon: Quote,
  columns: 6,
  first: { text: 'What a customer said.', source: '' },
  fields: [
    { name: 'text', label: 'Quote', input: { kind: 'lines', most: 2000, isRequired: true } },
    { name: 'source', label: 'Source', input: { kind: 'line', most: 200 } },
  ],
}
