import { type Block, htmlOfBlock, wordsOfBlock } from '#shared/pages/blocks/blocks.ts'

const kinds: Readonly<Record<Block['type'], string>> = {
  text: 'Text',
  image: 'Image',
  button: 'Button',
  'product-list': 'Product list',
  form: 'Form',
  quote: 'Quote',
}

/** The kind of a block as owners read it. */
export const kindOfBlock = ({ type }: Pick<Block, 'type'>): string => kinds[type]

const MOST_LETTERS = 40

/** A block in words: its kind and its first words. */
export function nameOfBlock(block: Block): string {
  const words = [...htmlOfBlock(block), wordsOfBlock(block)]
    .join(' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&[a-z0-9#]+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const start = words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS).trimEnd()}…` : words
  return start === '' ? kindOfBlock(block) : `${kindOfBlock(block)}: ${start}`
}
