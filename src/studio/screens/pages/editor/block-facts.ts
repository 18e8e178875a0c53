import { FileInput, Image, LayoutGrid, type LucideIcon, MousePointerClick, Quote, Type as TypeIcon } from 'lucide-react'
import type { BlockType, SettingsOf } from '#shared/pages/blocks/blocks.ts'

/** A setting of a block as the panel shows it. */
export interface SettingField<Name extends string = string> {
  readonly name: Name
  readonly label: string
  readonly description?: string
  readonly input:
    | {
        readonly kind: 'line' | 'lines'
        readonly most: number
        readonly isRequired?: boolean
        readonly isNullable?: boolean
      }
    | { readonly kind: 'check' }
    | { readonly kind: 'count'; readonly most: number }
    | { readonly kind: 'choice'; readonly choices: readonly { readonly value: string; readonly label: string }[] }
    | { readonly kind: 'picture' | 'store' | 'form' | 'words' }
}

interface BlockFacts<Type extends BlockType> {
  readonly icon: LucideIcon
  /** How wide a new one is, in columns. */
  readonly columns: number
  /** The settings of a new one; those that name a thing of the site are asked for first. */
  readonly first: Omit<SettingsOf<Type>, 'collectionId' | 'formId' | 'picture'>
  readonly fields: readonly SettingField<keyof SettingsOf<Type> & string>[]
}

const link = { kind: 'line', most: 2000 } as const

/** What the editor knows of each kind of block, one entry each. */
const facts: { readonly [Type in BlockType]: BlockFacts<Type> } = {
  text: {
    icon: TypeIcon,
    columns: 6,
    first: { html: '<h2>Heading</h2><p>Double-click to write.</p>', size: 'regular' },
    fields: [
      { name: 'html', label: 'Text', input: { kind: 'words' } },
      {
        name: 'size',
        label: 'Size',
        input: {
          kind: 'choice',
          choices: [
            { value: 'regular', label: 'Regular' },
            { value: 'large', label: 'Large' },
            { value: 'display', label: 'Display' },
          ],
        },
      },
    ],
  },
  image: {
    icon: Image,
    columns: 6,
    first: { caption: '', href: null, fit: 'natural' },
    fields: [
      { name: 'picture', label: 'Image', input: { kind: 'picture' } },
      { name: 'caption', label: 'Caption', input: { kind: 'line', most: 500 } },
      {
        name: 'href',
        label: 'Link',
        description: 'A path such as /shop, or a full URL.',
        input: { ...link, isNullable: true },
      },
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
  },
  button: {
    icon: MousePointerClick,
    columns: 4,
    first: { label: 'Learn more', href: '/', newWindow: false },
    fields: [
      { name: 'label', label: 'Label', input: { kind: 'line', most: 100, isRequired: true } },
      {
        name: 'href',
        label: 'Link',
        description: 'A path such as /shop, or a full URL.',
        input: { ...link, isRequired: true },
      },
      { name: 'newWindow', label: 'Open in a new window', input: { kind: 'check' } },
    ],
  },
  'product-list': {
    icon: LayoutGrid,
    columns: 12,
    first: { title: 'From the shop', categoryId: null, productIds: [], count: 8 },
    fields: [
      { name: 'title', label: 'Heading', input: { kind: 'line', most: 200 } },
      { name: 'collectionId', label: 'Store page', input: { kind: 'store' } },
      { name: 'count', label: 'Products at most', input: { kind: 'count', most: 60 } },
    ],
  },
  form: {
    icon: FileInput,
    columns: 7,
    first: {},
    fields: [{ name: 'formId', label: 'Form', input: { kind: 'form' } }],
  },
  quote: {
    icon: Quote,
    columns: 6,
    first: { text: 'What a customer said.', source: '' },
    fields: [
      { name: 'text', label: 'Quote', input: { kind: 'lines', most: 2000, isRequired: true } },
      { name: 'source', label: 'Source', input: { kind: 'line', most: 200 } },
    ],
  },
}

export const blockTypes = Object.keys(facts) as BlockType[]

/** What the editor knows of a kind of block. */
export const factsOf = (type: BlockType): BlockFacts<BlockType> => facts[type] as unknown as BlockFacts<BlockType>
