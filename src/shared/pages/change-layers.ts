import type { Area } from './placement.ts'

/** A block with its area, in the order in which blocks of one layer are drawn. */
export type Layered = readonly [id: string, area: Area]

const TOP = 99

/**
 * The layers after a block was brought in front of the next one that it overlaps, or behind it; only those that change.
 * @param blocks all of the section, in reading order
 */
export function changeLayers(blocks: readonly Layered[], id: string, by: 'forward' | 'backward'): Map<string, number> {
  const own = blocks.find(([one]) => one === id)?.[1]
  if (!own) return new Map()
  const drawn = blocks.toSorted(([, one], [, other]) => one.layer - other.layer)
  const at = drawn.findIndex(([one]) => one === id)
  const passed =
    by === 'forward'
      ? drawn.slice(at + 1).find(([, area]) => overlap(own, area))
      : drawn.slice(0, at).findLast(([, area]) => overlap(own, area))
  if (!passed) return new Map()
  const others = drawn.filter(([one]) => one !== id)
  const to = others.indexOf(passed) + (by === 'forward' ? 1 : 0)
  return layersInOrder(blocks, others.toSpliced(to, 0, [id, own]))
}

/** The lowest layers with which blocks are drawn in an order: one above the former where the reading order differs. */
function layersInOrder(blocks: readonly Layered[], order: readonly Layered[]): Map<string, number> {
  const read = new Map(blocks.map(([id], index) => [id, index]))
  const changed = new Map<string, number>()
  let layer = 0
  let before = -1
  for (const [id, area] of order) {
    const place = read.get(id)!
    if (place < before) layer = Math.min(TOP, layer + 1)
    before = place
    if (area.layer !== layer) changed.set(id, layer)
  }
  return changed
}

export const overlap = (one: Area, other: Area): boolean =>
  one.row < other.row + other.rows &&
  other.row < one.row + one.rows &&
  one.column < other.column + other.columns &&
  other.column < one.column + one.columns
