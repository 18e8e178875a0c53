import { Stamp } from 'lucide-react'
import { type BlockFacts, choices, linkField, positions } from '../editing-facts.ts'

export const logoFacts: BlockFacts<'logo'> = {
  name: 'Logo',
  group: 'media',
  keywords: 'brand title',
  icon: Stamp,
  columns: 4,
  first: { picture: null, height: 56, href: '/', position: 'start' },
  fields: [
    { name: 'picture', label: 'Logo', input: { kind: 'picture' } },
    { name: 'height', label: 'Height', input: { kind: 'number', least: 16, most: 240, unit: ' px' } },
    linkField('href', false),
    { name: 'position', label: 'Position', input: choices(positions) },
  ],
}
