import { Image } from 'lucide-react'
import { type BlockFacts, linkField } from '../editing-facts.ts'

export const imageFacts: BlockFacts<'image'> = {
  name: 'Image',
  group: 'media',
  keywords: 'picture photo',
  icon: Image,
  columns: 6,
  first: { caption: '', href: null, fit: 'natural' },
  fields: [
    // A block without an image is deleted, not emptied.
    { name: 'picture', label: 'Image', input: { kind: 'picture', isRequired: true } },
    { name: 'caption', label: 'Caption', input: { kind: 'line', most: 500 } },
    linkField('href', false),
    {
      name: 'fit',
      label: 'Fit',
      input: {
        kind: 'choice',
        choices: [
          { value: 'natural', label: 'Whole image' },
          { value: 'fill', label: 'Fill the area' },
        ],
      },
    },
  ],
}
