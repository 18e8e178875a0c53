import { FileInput } from 'lucide-react'
import type { BlockFacts } from '../editing-facts.ts'

export const formFacts: BlockFacts<'form'> = {
  name: 'Form',
  group: 'forms',
  keywords: 'contact fields',
  icon: FileInput,
  columns: 7,
  first: {},
  emptyText: 'This form was deleted. Visitors see nothing here.',
  fields: [{ name: 'formId', label: 'Form', input: { kind: 'form' } }],
}
