// Lists stand in one cell with commas between their parts. A comma inside a part has a backslash before it, as
// WooCommerce writes it; Squarespace and Shopify allow no comma there.

/** The parts of a cell, without empty ones and without spaces around them. */
export function splitList(cell: string): string[] {
  const parts: string[] = []
  let part = ''
  for (let place = 0; place < cell.length; place += 1) {
    const next = cell[place + 1]
    if (cell[place] === '\\' && (next === ',' || next === '\\')) {
      part += next
      place += 1
    } else if (cell[place] === ',') {
      parts.push(part)
      part = ''
    } else {
      part += cell[place]
    }
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '')
}

/** A list as one cell that `splitList` takes apart again. */
export function joinList(parts: readonly string[]): string {
  return parts.map((part) => part.replace(/\\(?=[\\,]|$)/g, '\\\\').replaceAll(',', '\\,')).join(', ')
}
