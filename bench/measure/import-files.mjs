const KINDS = ['Mugs', 'Bowls', 'Plates', 'Vases', 'Jugs', 'Lamps', 'Tiles', 'Pots', 'Trays', 'Cups', 'Dishes', 'Jars']
const GLAZES = ['Ash', 'Celadon', 'Cobalt', 'Oat', 'Rust', 'Sand', 'Slate', 'Snow', 'Teal', 'Tenmoku']
const SYLLABLES = ['ba', 'ke', 'li', 'mo', 'nu', 'ra', 'se', 'ti', 'vo', 'za']
/** A vocabulary of words that can be spoken. */
export const WORDS = Array.from({ length: 1_000 }, (_, number) =>
  [100, 10, 1].map((unit) => SYLLABLES[Math.floor(number / unit) % 10]).join(''),
)
const HEADINGS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Price',
]

/** Words that look like a text, the same each time. */
export function wordsAt(number, count) {
  const words = []
  for (let place = 0, at = number + 1; place < count; place += 1) {
    at = (at * 48_271) % 2_147_483_647
    words.push(WORDS[at % WORDS.length])
  }
  return words.join(' ')
}

/**
 * A product file in Shopify's format, under 20 MB at a hundred thousand lines.
 * @param rows lines below the headings
 * @param variants lines of each product
 */
export function productFile({ rows, variants }) {
  const lines = [HEADINGS.join(',')]
  for (let number = 0; number < rows / variants; number += 1) {
    const title = `${wordsAt(number, 2)} ${number}`
    for (let place = 0; place < variants; place += 1) {
      const isFirst = place === 0
      const facts = isFirst
        ? [title, `<p>${wordsAt(number * 7, 9)}.</p>`, KINDS[number % KINDS.length], wordsAt(number % 50, 1), 'true']
        : ['', '', '', '', '']
      const option = variants > 1 ? [isFirst ? 'Glaze' : '', GLAZES[place]] : [isFirst ? 'Title' : '', 'Default Title']
      const sku = variants > 1 ? `P${number}-${place}` : `P${number}`
      lines.push(
        [`p-${number}`, ...facts, ...option, sku, 'shopify', number % 40, `${10 + (number % 90)}.50`].join(','),
      )
    }
  }
  return Buffer.from(`${lines.join('\n')}\n`)
}
