import { Minus } from 'lucide-react'
import type { BlockFacts } from '../editing-facts.ts'

export const lineFacts: BlockFacts<'line'> = {
  name: 'Line',
  group: 'layout',
  keywords: 'divider separator rule',
  icon: Minus,
  columns: 12,
  first: { style: 'solid', thickness: 1, length: 100, position: 'start', color: 'line' },
  fields: [
    {
      name: 'style',
      label: 'Style',
      input: {
        kind: 'choice',
        choices: [
          { value: 'solid', label: 'Solid' },
          { value: 'dashed', label: 'Dashed' },
          { value: 'dotted', label: 'Dotted' },
        ],
      },
    },
    { name: 'thickness', label: 'Thickness', input: { kind: 'number', least: 1, most: 20, unit: ' px' } },
    { name: 'length', label: 'Length', input: { kind: 'number', least: 10, most: 100, unit: ' %' } },
    {
      name: 'position',
      label: 'Position',
      isShown: ({ length }) => length !== 100,
      input: {
        kind: 'choice',
        choices: [
          { value: 'start', label: 'Left' },
          { value: 'center', label: 'Center' },
          { value: 'end', label: 'Right' },
        ],
      },
    },
    {
      name: 'color',
      label: 'Color',
      input: {
        kind: 'choice',
        choices: [
          { value: 'line', label: 'Light' },
          { value: 'text', label: 'Dark' },
          { value: 'accent', label: 'Accent' },
          { value: 'support', label: 'Second' },
        ],
      },
    },
  ],
}
