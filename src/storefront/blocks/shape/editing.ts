import { Shapes } from 'lucide-react'
import { type BlockFacts, choices } from '../editing-facts.ts'

export const shapeFacts: BlockFacts<'shape'> = {
  name: 'Shape',
  group: 'layout',
  keywords: 'circle rectangle star decoration',
  icon: Shapes,
  columns: 3,
  rows: 8,
  first: { shape: 'circle', color: 'support', look: 'filled', thickness: 2, rotation: 0, isStretched: false },
  fields: [
    {
      name: 'shape',
      label: 'Shape',
      input: choices({
        rectangle: 'Rectangle',
        rounded: 'Rounded rectangle',
        circle: 'Circle',
        'half-circle': 'Half circle',
        triangle: 'Triangle',
        diamond: 'Diamond',
        hexagon: 'Hexagon',
        star: 'Star',
        arch: 'Arch',
        blob: 'Blob',
      }),
    },
    {
      name: 'color',
      label: 'Color',
      input: choices({ support: 'Second', accent: 'Accent', text: 'Dark', line: 'Light' }),
    },
    { name: 'look', label: 'Style', input: choices({ filled: 'Filled', outline: 'Outline' }) },
    {
      name: 'thickness',
      label: 'Thickness',
      input: { kind: 'number', least: 1, most: 20, unit: ' px' },
      isShown: ({ look }) => look === 'outline',
    },
    { name: 'rotation', label: 'Rotation', input: { kind: 'number', least: 0, most: 359, unit: '°' } },
    { name: 'isStretched', label: 'Fill the area', input: { kind: 'check' } },
  ],
}
