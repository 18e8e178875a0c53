/** A rectangle in pixels of the page. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A line through what two blocks share, in pixels of the page. */
export interface Guide {
  readonly direction: 'across' | 'down'
  /** Its distance from the left if it is vertical, from the top if it is horizontal. */
  readonly at: number
  readonly from: number
  readonly to: number
}

const TOLERANCE = 1.5

/**
 * The lines to the nearest block that shares a left or right edge or its center with a block, and to the nearest one that
 * shares an edge or the middle from top to bottom. Only the nearest: lines to all of them would say nothing.
 */
export const guidesFor = (box: Box, others: readonly Box[]): Guide[] => [
  ...linesTo(box, nearest(box, others, xs), xs, 'down'),
  ...linesTo(box, nearest(box, others, ys), ys, 'across'),
]

type Edges = readonly [start: number, middle: number, end: number]
const xs = ({ left, right }: Box): Edges => [left, (left + right) / 2, right]
const ys = ({ top, bottom }: Box): Edges => [top, (top + bottom) / 2, bottom]

/** What two boxes share: edges with edges, centers with centers. */
function shared(one: Edges, other: Edges): number[] {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE
  const edges = [one[0], one[2]].filter((edge) => isNear(edge, other[0]) || isNear(edge, other[2]))
  // Boxes of the same width share their center as well: that says nothing more.
  return edges.length < 2 && isNear(one[1], other[1]) ? [...edges, one[1]] : edges
}

function nearest(box: Box, others: readonly Box[], edges: (box: Box) => Edges): Box | null {
  let best: Box | null = null
  for (const other of others)
    if (shared(edges(box), edges(other)).length > 0 && (!best || distance(box, other) < distance(box, best)))
      best = other
  return best
}

function distance(one: Box, other: Box): number {
  const across = Math.max(0, one.left - other.right, other.left - one.right)
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom)
  return across + down
}

function linesTo(box: Box, other: Box | null, edges: (box: Box) => Edges, direction: Guide['direction']): Guide[] {
  if (!other) return []
  const along = direction === 'down' ? ys : xs
  const [[from], [otherFrom]] = [along(box), along(other)]
  const [[, , to], [, , otherTo]] = [along(box), along(other)]
  return shared(edges(box), edges(other)).map((at) => ({
    ...{ direction, at },
    ...{ from: Math.min(from, otherFrom), to: Math.max(to, otherTo) },
  }))
}
