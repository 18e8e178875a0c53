import { ListTree } from 'lucide-react'
import type { BlockFacts } from '../editing-facts.ts'

export const siteMenuFacts: BlockFacts<'site-menu'> = {
  name: 'Site menu',
  group: 'data',
  keywords: 'navigation links pages list',
  icon: ListTree,
  columns: 4,
  first: { title: '', menu: 'mainNavigation', design: 'vertical' },
  emptyText: 'This menu has no links. Visitors see nothing here.',
  fields: [
    { name: 'title', label: 'Heading', input: { kind: 'line', most: 200 } },
    {
      name: 'menu',
      label: 'Menu',
      description: 'Its links are edited under Navigation.',
      input: {
        kind: 'choice',
        choices: [
          { value: 'mainNavigation', label: 'Main navigation' },
          { value: 'secondaryNavigation', label: 'Secondary navigation' },
          { value: 'footerNavigation', label: 'Footer navigation' },
        ],
      },
    },
    {
      name: 'design',
      label: 'Direction',
      input: {
        kind: 'choice',
        choices: [
          { value: 'vertical', label: 'Vertical' },
          { value: 'horizontal', label: 'Horizontal' },
        ],
      },
    },
  ],
}
