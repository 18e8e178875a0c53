import { MousePointerClick } from 'lucide-react'
import { type BlockFacts, linkField } from '../editing-facts.ts'

export const buttonFacts: BlockFacts<'button'> = {
  name: 'Button',
  group: 'text',
  keywords: 'link call to action',
  icon: MousePointerClick,
  columns: 4,
  alignX: 'start',
  first: { label: 'Learn more', href: '/', newWindow: false },
  fields: [
    { name: 'label', label: 'Label', input: { kind: 'line', most: 100, isRequired: true } },
    linkField('href', true),
    { name: 'newWindow', label: 'Open in a new window', input: { kind: 'check' } },
  ],
}
