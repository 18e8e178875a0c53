import { ListCollapse } from 'lucide-react'
import { MOST_ACCORDION_ITEMS } from '#shared/pages/blocks/accordion.ts'
import type { BlockFacts } from '../editing-facts.ts'

export const accordionFacts: BlockFacts<'accordion'> = {
  name: 'Accordion',
  group: 'text',
  keywords: 'faq questions answers collapse',
  icon: ListCollapse,
  columns: 8,
  first: {
    items: [
      { id: 'first', title: 'A question that people often ask', html: '<p>The answer to it.</p>' },
      { id: 'second', title: 'Another question', html: '<p>The answer to that one.</p>' },
    ],
    isFirstOpen: false,
    isOneOpen: false,
    hasDividers: true,
    icon: 'plus',
  },
  fields: [
    {
      name: 'items',
      label: 'Items',
      input: {
        kind: 'list',
        itemName: 'item',
        most: MOST_ACCORDION_ITEMS,
        titleOf: ({ title }) => String(title),
        first: { title: 'Title', html: '' },
        fields: [
          { name: 'title', label: 'Title', input: { kind: 'line', most: 200, isRequired: true } },
          { name: 'html', label: 'Text', input: { kind: 'html' } },
        ],
      },
    },
    { name: 'isFirstOpen', label: 'Open the first item', input: { kind: 'check' } },
    {
      name: 'isOneOpen',
      label: 'Open one item at a time',
      description: 'Opening an item closes the others.',
      input: { kind: 'check' },
    },
    { name: 'hasDividers', label: 'Show dividers', input: { kind: 'check' } },
    {
      name: 'icon',
      label: 'Icon',
      input: {
        kind: 'choice',
        choices: [
          { value: 'plus', label: 'Plus' },
          { value: 'arrow', label: 'Arrow' },
        ],
      },
    },
  ],
}
