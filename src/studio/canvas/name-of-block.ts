import { type Block, htmlOfBlock, wordsOfBlock } from '#shared/pages/blocks/blocks.ts'
import { truncate } from '#shared/texts/truncate.ts'
import { factsOf } from '#storefront/blocks/editing.ts'

/** The kind of a block as owners read it. */
export const kindOfBlock = ({ type }: Pick<Block, 'type'>): string => factsOf(type).name

const MOST_LETTERS = 40

// A block that changes is another object. Every step names all blocks of the page.
const names = new WeakMap<Block, string>()

/** A block as text: its kind and its first words. */
export function nameOfBlock(block: Block): string {
  const known = names.get(block) ?? makeName(block)
  names.set(block, known)
  return known
}

function makeName(block: Block): string {
  const words = [...htmlOfBlock(block), wordsOfBlock(block)]
    .join(' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&[a-z0-9#]+;/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const start = truncate(words, MOST_LETTERS)
  return start === '' ? kindOfBlock(block) : `${kindOfBlock(block)}: ${start}`
}
