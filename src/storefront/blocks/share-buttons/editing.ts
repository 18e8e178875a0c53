import { Share2 } from 'lucide-react'
import { type BlockFacts, choices, positions } from '../editing-facts.ts'

export const shareButtonsFacts: BlockFacts<'share-buttons'> = {
  name: 'Share buttons',
  group: 'social',
  keywords: 'send facebook email whatsapp copy link',
  icon: Share2,
  columns: 8,
  first: {
    hasNative: true,
    email: true,
    facebook: true,
    x: false,
    linkedin: false,
    pinterest: false,
    whatsapp: true,
    position: 'start',
  },
  emptyText: 'Choose at least one way to share the page.',
  fields: [
    {
      name: 'hasNative',
      label: 'Share button',
      description: 'Opens the share dialog of the visitor’s device, or copies the link.',
      input: { kind: 'check' },
    },
    { name: 'email', label: 'Email', input: { kind: 'check' } },
    { name: 'facebook', label: 'Facebook', input: { kind: 'check' } },
    { name: 'x', label: 'X', input: { kind: 'check' } },
    { name: 'linkedin', label: 'LinkedIn', input: { kind: 'check' } },
    { name: 'pinterest', label: 'Pinterest', input: { kind: 'check' } },
    { name: 'whatsapp', label: 'WhatsApp', input: { kind: 'check' } },
    { name: 'position', label: 'Position', input: choices(positions) },
  ],
}
