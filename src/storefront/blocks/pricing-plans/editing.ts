import { BadgeDollarSign } from 'lucide-react'
import { MOST_PLANS } from '#shared/pages/blocks/pricing-plans.ts'
import { type BlockFacts, linkField } from '../editing-facts.ts'

const plan = {
  name: 'Plan',
  price: '$12',
  period: 'per month',
  description: '',
  features: 'First feature\nSecond feature',
  isHighlighted: false,
  badge: '',
  buttonLabel: 'Choose plan',
  href: '/',
}

export const pricingPlansFacts: BlockFacts<'pricing-plans'> = {
  name: 'Pricing plans',
  group: 'store',
  keywords: 'prices subscription compare features',
  icon: BadgeDollarSign,
  columns: 12,
  first: {
    title: '',
    plans: [
      { ...plan, id: 'first', name: 'Basic' },
      { ...plan, id: 'second', name: 'Plus', price: '$24', isHighlighted: true, badge: 'Most popular' },
    ],
  },
  fields: [
    { name: 'title', label: 'Heading', input: { kind: 'line', most: 200 } },
    {
      name: 'plans',
      label: 'Plans',
      input: {
        kind: 'list',
        itemName: 'plan',
        most: MOST_PLANS,
        titleOf: ({ name }) => String(name),
        first: plan,
        fields: [
          { name: 'name', label: 'Name', input: { kind: 'line', most: 80, isRequired: true } },
          { name: 'price', label: 'Price', input: { kind: 'line', most: 40 } },
          { name: 'period', label: 'Beside the price', input: { kind: 'line', most: 40 } },
          { name: 'description', label: 'Description', input: { kind: 'line', most: 300 } },
          {
            name: 'features',
            label: 'Features',
            description: 'One on each line.',
            input: { kind: 'lines', most: 2000 },
          },
          { name: 'buttonLabel', label: 'Button label', input: { kind: 'line', most: 60 } },
          { ...linkField('href', true), isShown: ({ buttonLabel }) => buttonLabel !== '' },
          { name: 'isHighlighted', label: 'Highlight this plan', input: { kind: 'check' } },
          {
            name: 'badge',
            label: 'Badge',
            input: { kind: 'line', most: 40 },
            isShown: ({ isHighlighted }) => isHighlighted === true,
          },
        ],
      },
    },
  ],
}
