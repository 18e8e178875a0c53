import { Image } from 'lucide-react'
import { canFill, type ImageDesign } from '#shared/pages/blocks/image.ts'
import { aspectRatioChoices } from '../aspect-ratio-choices.ts'
import { type BlockFacts, linkField } from '../editing-facts.ts'

type Settings = Readonly<Record<string, unknown>>
const isInline = ({ design }: Settings) => design === 'inline'
const hasWords = (settings: Settings) => !isInline(settings)

export const imageFacts: BlockFacts<'image'> = {
  name: 'Image',
  group: 'media',
  keywords: 'photo',
  icon: Image,
  columns: 6,
  first: {
    design: 'inline',
    caption: '',
    title: '',
    text: '',
    buttonLabel: '',
    href: null,
    newWindow: false,
    aspectRatio: 'original',
    fit: 'natural',
  },
  emptyText: 'Choose an image in the panel.',
  fields: [
    {
      name: 'design',
      label: 'Design',
      input: {
        kind: 'choice',
        choices: [
          { value: 'inline', label: 'Inline: image and caption' },
          { value: 'poster', label: 'Poster: text over the image' },
          { value: 'card', label: 'Card: text beside the image' },
          { value: 'overlap', label: 'Overlap: title over the edge' },
          { value: 'collage', label: 'Collage: text in a box over the image' },
          { value: 'stack', label: 'Stack: text below the image' },
        ],
      },
    },
    // A block without an image is deleted, not emptied.
    { name: 'picture', label: 'Image', input: { kind: 'picture', isRequired: true } },
    { name: 'caption', label: 'Caption', input: { kind: 'line', most: 500 }, isShown: isInline },
    { name: 'title', label: 'Title', input: { kind: 'line', most: 200 }, isShown: hasWords },
    { name: 'text', label: 'Text', input: { kind: 'lines', most: 2000 }, isShown: hasWords },
    linkField('href', false),
    {
      name: 'buttonLabel',
      label: 'Button label',
      description: 'Leave empty to link the title instead.',
      input: { kind: 'line', most: 100 },
      isShown: (settings) => hasWords(settings) && settings.href !== null,
    },
    {
      name: 'newWindow',
      label: 'Open in a new window',
      input: { kind: 'check' },
      isShown: ({ href }) => href !== null,
    },
    {
      name: 'fit',
      label: 'Fit',
      input: {
        kind: 'choice',
        choices: [
          { value: 'natural', label: 'Own shape' },
          { value: 'fill', label: 'Fill the area' },
        ],
      },
      isShown: ({ design }) => canFill(design as ImageDesign),
    },
    {
      name: 'aspectRatio',
      label: 'Aspect ratio',
      input: { kind: 'choice', choices: [{ value: 'original', label: 'Original' }, ...aspectRatioChoices] },
      isShown: ({ design, fit }) => fit === 'natural' || !canFill(design as ImageDesign),
    },
  ],
}
