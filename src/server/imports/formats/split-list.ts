// Lists in one cell are separated by commas. A comma inside an item is escaped with a backslash, as WooCommerce does;
// Squarespace and Shopify allow none there.

/** The items of a cell, trimmed, without empty ones. */
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

/** A list as one cell; `splitList` reads it. */
export function joinWithCommas(parts: readonly string[]): string {
  return parts.map((part) => part.replace(/\\(?=[\\,]|$)/g, '\\\\').replaceAll(',', '\\,')).join(', ')
}
