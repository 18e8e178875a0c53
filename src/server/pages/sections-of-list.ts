import { generateNKeysBetween } from 'fractional-indexing'

/**
 * The step from a flat list of blocks to sections on a grid. It is a released step: it never changes. It lays blocks
 * out as pages were drawn before: the first picture from edge to edge, pictures beside words, words beside a form.
 */

/** A block before there were sections. */
export type ListedBlock = { readonly id: string } & (
  | { readonly type: 'text'; readonly html: string }
  | { readonly type: 'image'; readonly picture: { readonly width: number; readonly height: number } }
  | { readonly type: 'button' | 'quote' | 'product-list' | 'form' }
)

type Image = Extract<ListedBlock, { type: 'image' }>

interface Placed {
  readonly block: ListedBlock
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
  readonly align?: { readonly x: string; readonly y: string }
  readonly isSticky?: boolean
  /** Settings that the block did not have before. */
  readonly settings?: object
}

const PICTURE_ROWS = 29
const all = { column: 1, columns: 12 }
const left = { column: 1, columns: 7 }
const right = { column: 8, columns: 5 }

/** @returns content of version 1: sections and blocks by their ids */
export function sectionsOfList(blocks: readonly ListedBlock[]): unknown {
  const filled = placeAll(blocks)
  const ranks = generateNKeysBetween(null, null, filled.length)
  const ids = filled.map((_, index) => `section-${index + 1}`)
  return {
    sections: Object.fromEntries(ids.map((id, index) => [id, { id, rank: ranks[index] }])),
    blocks: Object.fromEntries(filled.flatMap((placed, index) => storedBlocks(ids[index]!, placed))),
  }
}

function storedBlocks(sectionId: string, placed: readonly Placed[]): [string, unknown][] {
  const ranks = generateNKeysBetween(null, null, placed.length)
  return placed.map(({ block, row, column, rows, columns, settings: added, ...others }, index) => {
    const { id, type, ...settings } = block
    const desktop = { row, column, rows, columns }
    return [id, { id, type, sectionId, rank: ranks[index], desktop, ...others, settings: { ...settings, ...added } }]
  })
}

/** The sections: text belongs to the picture before it, buttons and quotes to the text before them. */
function placeAll(blocks: readonly ListedBlock[]): Placed[][] {
  const sections: Placed[][] = []
  const headingId = freeId(blocks)
  /** The words of the last section, when it has nothing else: a form would take them to its side. */
  let lastWords: readonly ListedBlock[] | null = null
  let at = 0
  const takeWords = () => {
    const words: ListedBlock[] = []
    for (
      let next = blocks[at];
      next && isWord(next) && !(next.type === 'text' && words.length > 0);
      next = blocks[at]
    ) {
      words.push(next)
      at += 1
    }
    return words
  }
  while (at < blocks.length) {
    const block = blocks[at]!
    const isFirst = sections.length === 0
    let words: ListedBlock[] | null = null
    if (isWord(block)) {
      words = takeWords()
      const next = blocks[at]
      const afterNext = blocks[at + 1]
      if (isFirst && next?.type === 'image' && !(afterNext && isWord(afterNext))) {
        sections.push(opening(next, words, true, headingId))
        words = null
        at += 1
      } else
        sections.push(
          isFirst && at < blocks.length ? titled(words, 'large', 1, headingId) : below(words, 1, all, 'large'),
        )
    } else {
      at += 1
      if (block.type === 'form') {
        if (lastWords) sections.pop()
        sections.push(form(block, lastWords ?? []))
      } else if (block.type === 'image') {
        const beside = takeWords()
        if (isFirst) sections.push(opening(block, beside, false, headingId))
        else sections.push(beside.length > 0 ? pair(block, beside, sections.length % 2 === 1) : below([block], 1, all))
      } else sections.push(below([block], 1, all))
    }
    lastWords = words
  }
  return sections
}

/** The id of a heading that is split off; no block of the page has it. */
function freeId(blocks: readonly ListedBlock[]): string {
  const taken = new Set(blocks.map(({ id }) => id))
  let number = 1
  while (taken.has(`heading-${number}`)) number += 1
  return `heading-${number}`
}

const isWord = ({ type }: ListedBlock) => type === 'text' || type === 'button' || type === 'quote'

/** A picture from edge to edge, with the words below it, or above it if they came first. */
function opening(picture: Image, words: readonly ListedBlock[], isWordsFirst: boolean, headingId: string): Placed[] {
  const atEdge = (row: number): Placed => ({
    ...{ block: picture, row, column: 0, rows: PICTURE_ROWS, columns: 14 },
    ...{ align: { x: 'stretch', y: 'stretch' }, settings: { fit: 'fill' } },
  })
  if (words.length === 0) return [atEdge(1)]
  if (!isWordsFirst) return [atEdge(1), ...titled(words, 'display', PICTURE_ROWS + 3, headingId)]
  const placed = titled(words, 'display', 1, headingId)
  return [...placed, atEdge(endOf(placed) + 2)]
}

/** A heading on the left, and what follows it on the right; without a heading, below each other. */
function titled(words: readonly ListedBlock[], size: 'large' | 'display', row: number, headingId: string): Placed[] {
  const [first, ...rest] = words
  const parts = first && headingAndRest(first, headingId)
  if (!parts || (size === 'large' && !parts.rest && rest.length === 0)) {
    return below(words, row, size === 'display' ? right : all, size)
  }
  const beside = below(parts.rest ? [parts.rest, ...rest] : rest, row, right, size)
  return [{ block: parts.heading, row, rows: Math.max(1, endOf(beside) - row), ...left, settings: { size } }, ...beside]
}

const END_OF_HEADING = '</h1>'

/** The first heading of a text as a block of its own; null when the text does not begin with one. */
function headingAndRest(
  block: ListedBlock,
  headingId: string,
): { heading: ListedBlock; rest: ListedBlock | null } | null {
  if (block.type !== 'text') return null
  const html = block.html.trimStart()
  const end = html.indexOf(END_OF_HEADING) + END_OF_HEADING.length
  if (!html.startsWith('<h1>') || end < END_OF_HEADING.length) return null
  const [heading, rest] = [html.slice(0, end), html.slice(end)]
  if (rest.trim() === '') return { heading: block, rest: null }
  return {
    heading: { ...block, id: headingId, html: heading },
    rest: { ...block, html: rest },
  }
}

/** Blocks below each other, with an empty row between them. */
function below(
  blocks: readonly ListedBlock[],
  row: number,
  columns: Pick<Placed, 'column' | 'columns'>,
  size?: 'large' | 'display',
): Placed[] {
  return blocks.map((block, index) => ({
    ...{ block, row: row + 2 * index, rows: 1, ...columns },
    ...(block.type === 'button' && { align: { x: 'start', y: 'start' } }),
    ...(block.type === 'text' && size && { settings: { size } }),
  }))
}

/** A picture beside words, which are in the middle of its height; the sides change from one section to the next. */
function pair(picture: Image, words: readonly ListedBlock[], isFlipped: boolean): Placed[] {
  const { width, height } = picture.picture
  const rows = Math.min(60, Math.max(6, 2 * words.length, Math.floor((764 * height) / Math.max(1, width) / 24)))
  const columns = isFlipped ? { column: 1, columns: 5 } : right
  const [first, ...others] = words
  // The first one ends where the middle is reached, counting what is below it; it grows upward.
  const belowFirst = 3 * others.length
  const end =
    others.length === 0 ? rows : Math.min(rows - 2 * others.length, Math.ceil((rows + rowsOf(first!) - belowFirst) / 2))
  const y = others.length === 0 ? 'center' : 'end'
  return [
    {
      block: picture,
      row: 1,
      rows,
      ...(isFlipped ? { column: 6, columns: 7 } : left),
      align: { x: 'stretch', y: 'center' },
    },
    { block: first!, row: 1, rows: end, ...columns, align: { x: first!.type === 'button' ? 'start' : 'stretch', y } },
    ...below(others, end + 2, columns),
  ]
}

/** About as many rows as words take in five columns: 60 letters on a line, a line a little higher than a row. */
function rowsOf(block: ListedBlock): number {
  if (block.type !== 'text') return 2
  const paragraphs = block.html.split(/<\/(?:p|h\d|li)>/).map((text) => text.replace(/<[^<>]*>/g, '').trim())
  const lines = paragraphs.reduce((sum, text) => sum + (text === '' ? 0 : Math.ceil(text.length / 60) + 1), 0)
  return Math.ceil(lines * 1.15)
}

/** A form, with the words before it at its side. */
function form(block: ListedBlock, words: readonly ListedBlock[]): Placed[] {
  if (words.length === 0) return below([block], 1, all)
  const beside = below(words, 1, { column: 1, columns: 5 })
  const [first, ...others] = beside
  const isAlone = others.length === 0
  return [
    ...(isAlone ? [{ ...first!, isSticky: true }] : beside),
    { block, row: 1, rows: Math.max(1, endOf(beside) - 1), column: 6, columns: 7 },
  ]
}

const endOf = (placed: readonly Placed[]) => Math.max(1, ...placed.map(({ row, rows }) => row + rows))
