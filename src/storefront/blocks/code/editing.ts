import { CodeXml } from 'lucide-react'
import { type BlockFacts, choices } from '../editing-facts.ts'

const isFrame = ({ mode }: Readonly<Record<string, unknown>>) => mode === 'frame'

export const codeFacts: BlockFacts<'code'> = {
  name: 'Code',
  group: 'data',
  keywords: 'html embed script widget iframe',
  icon: CodeXml,
  columns: 12,
  first: { html: '', mode: 'clean', title: '', height: 320, loadsElsewhere: false },
  emptyText: 'Paste HTML in the panel.',
  fields: [
    { name: 'html', label: 'HTML', input: { kind: 'code', most: 100_000 } },
    { name: 'mode', label: 'Show as', input: choices({ clean: 'Part of the page', frame: 'Own frame' }) },
    {
      name: 'title',
      label: 'Title',
      description: 'Says what is in the frame, for screen readers.',
      input: { kind: 'line', most: 120 },
      isShown: isFrame,
    },
    {
      name: 'height',
      label: 'Height',
      input: { kind: 'number', least: 40, most: 2000, step: 10, unit: ' px' },
      isShown: isFrame,
    },
    {
      name: 'loadsElsewhere',
      label: 'Load from other websites',
      description: 'Visitors are asked first. Without it, the code can’t load or send anything.',
      input: { kind: 'check' },
      isShown: isFrame,
    },
  ],
}
