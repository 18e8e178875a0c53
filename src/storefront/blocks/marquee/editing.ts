import { MoveHorizontal } from 'lucide-react'
import { MOST_MARQUEE_ITEMS } from '#shared/pages/blocks/marquee.ts'
import { type BlockFacts, choices, linkField } from '../editing-facts.ts'

export const marqueeFacts: BlockFacts<'marquee'> = {
  name: 'Marquee',
  group: 'text',
  keywords: 'moving scrolling ticker words',
  icon: MoveHorizontal,
  columns: 12,
  first: {
    items: [
      { id: 'first', text: 'New this week', href: null },
      { id: 'second', text: 'Open every day', href: null },
    ],
    size: 'large',
    speed: 4,
    direction: 'left',
    separator: 'dot',
  },
  fields: [
    {
      name: 'items',
      label: 'Words',
      input: {
        kind: 'list',
        itemName: 'text',
        most: MOST_MARQUEE_ITEMS,
        titleOf: ({ text }) => String(text),
        first: { text: 'New text', href: null },
        fields: [
          { name: 'text', label: 'Text', input: { kind: 'line', most: 200, isRequired: true } },
          linkField('href', false),
        ],
      },
    },
    { name: 'size', label: 'Size', input: choices({ regular: 'Regular', large: 'Large', display: 'Display' }) },
    { name: 'speed', label: 'Speed', input: { kind: 'number', least: 1, most: 10 } },
    { name: 'direction', label: 'Direction', input: choices({ left: 'Left', right: 'Right' }) },
    {
      name: 'separator',
      label: 'Separator',
      input: choices({ none: 'None', dot: 'Dot', star: 'Star', slash: 'Slash' }),
    },
  ],
}
