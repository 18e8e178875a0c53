/**
 * The imports from one folder to another.
 * @typedef {import('./folder-arrows.mjs').Import} Import
 * @typedef {{ from: string, to: string, imports: Import[] }} Arrow
 */

/**
 * The arrows that close cycles, fewest imports first, each with the path back: without them there is no cycle. Only
 * people can decide which arrow of a cycle is wrong; those with the fewest imports are the likeliest.
 * @param {readonly Import[]} imports
 * @returns {{ arrow: Arrow, back: Arrow[] }[]}
 */
export function closingArrows(imports) {
  const arrows = arrowsOf(imports)
  return knotsOf(arrows).flatMap((knot) => {
    const inside = arrows.filter(({ from, to }) => knot.has(from) && knot.has(to))
    const order = orderOf(knot, inside)
    const runsBack = ({ from, to }) => order.indexOf(from) > order.indexOf(to)
    const forwards = inside.filter((arrow) => !runsBack(arrow))
    const closing = []
    // The heaviest first: an arrow that closes no cycle without the others is left out.
    for (const arrow of inside.filter(runsBack).toSorted(byImports).reverse()) {
      if (wayOf(arrow.to, arrow.from, forwards)) closing.push(arrow)
      else forwards.push(arrow)
    }
    return closing.toSorted(byImports).map((arrow) => ({ arrow, back: wayOf(arrow.to, arrow.from, forwards) }))
  })
}

const byImports = (one, other) => one.imports.length - other.imports.length

/** Closing arrows of a part of `src` as text: each with its imports, and one import for each step of the path back. */
export function inWords(area, closing) {
  const arrows = closing.map(({ arrow, back }) =>
    [
      `${arrow.from} -> ${arrow.to}`,
      ...arrow.imports.map(({ file, imported }) => `    ${file} -> ${imported}`),
      '  although',
      ...back.map(({ imports: [{ file, imported }] }) => `    ${file} -> ${imported}`),
    ].join('\n'),
  )
  return `Folders of src/${area} import each other in a cycle. None of them can be read, tested or deleted without the others.

${arrows.join('\n\n')}

Move what is imported to the folder that it is about, or let a list at the composition root hand it over
(docs/decisions/038).`
}

/** @param {readonly Import[]} imports @returns {Arrow[]} */
function arrowsOf(imports) {
  const grouped = Map.groupBy(imports, ({ from, to }) => `${from} ${to}`)
  return [...grouped.values()].map((some) => ({ from: some[0].from, to: some[0].to, imports: some }))
}

/** Folders that reach each other, in groups of two and more (strongly connected components). */
function knotsOf(arrows) {
  const folders = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))]
  const reached = new Map(folders.map((folder) => [folder, reachedFrom(folder, arrows)]))
  const knots = []
  for (const folder of folders) {
    if (knots.some((knot) => knot.has(folder))) continue
    const knot = new Set(folders.filter((other) => reached.get(folder).has(other) && reached.get(other).has(folder)))
    if (knot.size > 1) knots.push(knot)
  }
  return knots
}

function reachedFrom(start, arrows) {
  const reached = new Set()
  const next = [start]
  for (let folder = next.pop(); folder !== undefined; folder = next.pop()) {
    for (const { from, to } of arrows) {
      if (from !== folder || reached.has(to)) continue
      reached.add(to)
      next.push(to)
    }
  }
  return reached
}

/** An order of folders with few backward imports: a folder that imports much more than it is imported comes first. */
function orderOf(knot, arrows) {
  const left = new Set(knot)
  const order = []
  while (left.size > 0) {
    const among = arrows.filter(({ from, to }) => left.has(from) && left.has(to))
    const weight = (folder) =>
      among.reduce((sum, { from, to, imports }) => {
        if (from === folder) return sum + imports.length
        return to === folder ? sum - imports.length : sum
      }, 0)
    const first = [...left].reduce((best, folder) => (weight(folder) > weight(best) ? folder : best))
    order.push(first)
    left.delete(first)
  }
  return order
}

/** The shortest path from one folder to another, as arrows; null when there is none. */
function wayOf(start, end, arrows) {
  const ways = [[start, []]]
  const seen = new Set([start])
  for (const [folder, way] of ways) {
    if (folder === end) return way
    for (const arrow of arrows) {
      if (arrow.from !== folder || seen.has(arrow.to)) continue
      seen.add(arrow.to)
      ways.push([arrow.to, [...way, arrow]])
    }
  }
  return null
}
