import { UtensilsCrossed } from 'lucide-react'
import { mostOfMenu } from '#shared/pages/blocks/menu.ts'
import type { BlockFacts } from '../editing-facts.ts'

const dish = { name: 'Dish', description: '', price: '', note: '' }

export const menuFacts: BlockFacts<'menu'> = {
  name: 'Food menu',
  group: 'text',
  keywords: 'restaurant dishes drinks prices cafe',
  icon: UtensilsCrossed,
  columns: 8,
  first: {
    title: '',
    sections: [
      {
        id: 'first',
        title: 'Starters',
        description: '',
        dishes: [
          { ...dish, id: 'first', name: 'Soup of the day', description: 'With bread from the oven.', price: '$9' },
        ],
      },
    ],
    columns: 1,
  },
  emptyText: 'Add a section with dishes in the panel.',
  fields: [
    { name: 'title', label: 'Heading', input: { kind: 'line', most: 200 } },
    {
      name: 'sections',
      label: 'Sections',
      input: {
        kind: 'list',
        itemName: 'section',
        most: mostOfMenu.sections,
        titleOf: ({ title }) => String(title),
        first: { title: 'Section', description: '', dishes: [] },
        fields: [
          { name: 'title', label: 'Title', input: { kind: 'line', most: 120 } },
          { name: 'description', label: 'Description', input: { kind: 'line', most: 300 } },
          {
            name: 'dishes',
            label: 'Dishes',
            input: {
              kind: 'list',
              itemName: 'dish',
              most: mostOfMenu.dishes,
              titleOf: ({ name }) => String(name),
              first: dish,
              fields: [
                { name: 'name', label: 'Name', input: { kind: 'line', most: 120, isRequired: true } },
                { name: 'price', label: 'Price', input: { kind: 'line', most: 40 } },
                { name: 'description', label: 'Description', input: { kind: 'line', most: 300 } },
                {
                  name: 'note',
                  label: 'Note',
                  description: 'Such as vegan, or contains nuts.',
                  input: { kind: 'line', most: 80 },
                },
              ],
            },
          },
        ],
      },
    },
    { name: 'columns', label: 'Columns', input: { kind: 'number', least: 1, most: 2 } },
  ],
}
