import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blocksOf, contentSchema, sectionsOf } from '#shared/pages/content.ts'
import { type ListedBlock, sectionsOfList } from './sections-of-list.ts'

const picture = {
  ...{ id: 'picture-1', assetUrl: '/m.jpg', width: 1600, height: 900, altText: '' },
  ...{ focalPoint: { x: 0.5, y: 0.5 }, colorData: null },
}
const kinds: Record<string, object> = {
  text: { type: 'text', html: '<p>Words</p>' },
  title: { type: 'text', html: '<h1>Title</h1><p>Words</p>' },
  quote: { type: 'quote', text: 'Words', source: '' },
  button: { type: 'button', label: 'Go', href: '/shop', newWindow: false },
  image: { type: 'image', caption: '', href: null, picture },
  form: { type: 'form', formId: 'form-0001' },
  products: { type: 'product-list', title: '', collectionId: 'shop-0001', categoryId: null, productIds: [], count: 4 },
}
const listOf = (names: readonly string[]) =>
  names.map((name, index) => ({ id: `${name}-${index}`, ...kinds[name] })) as unknown as ListedBlock[]
const upgrade = (names: readonly string[]) => contentSchema.parse(sectionsOfList(listOf(names)))

/** The sections as words: each block with its first row and its columns. */
const shape = (names: string) =>
  sectionsOf(upgrade(names === '' ? [] : names.split(' '))).map(({ blocks }) =>
    blocks
      .map(({ id, desktop: { row, column, columns } }) => `${id.replace(/-\d+$/, '')} ${row}/${column}+${columns}`)
      .join(', '),
  )

describe('a list of blocks becomes sections', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['text', ['text 1/1+12']],
    ['image text button', ['image 1/0+14, text 32/8+5, button 34/8+5']],
    ['title button image', ['heading 1/1+7, title 1/8+5, button 3/8+5, image 6/0+14']],
    ['title products', ['heading 1/1+7, title 1/8+5', 'products 1/1+12']],
    ['text image text', ['text 1/1+12', 'image 1/6+7, text 1/1+5']],
    [
      'text image text image text button',
      ['text 1/1+12', 'image 1/6+7, text 1/1+5', 'image 1/1+7, text 1/8+5, button 11/8+5'],
    ],
    ['text text button', ['text 1/1+12', 'text 1/1+12, button 3/1+12']],
    ['products image products', ['products 1/1+12', 'image 1/1+12', 'products 1/1+12']],
    ['title form', ['title 1/1+5, form 1/6+7']],
    ['text text form form text', ['text 1/1+12', 'text 1/1+5, form 1/6+7', 'form 1/1+12', 'text 1/1+12']],
  ])('%s', (names, expected) => {
    expect(shape(names)).toEqual(expected)
  })

  test('with every word, in the order that it had, whatever the list', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.keys(kinds)), { maxLength: 40 }), (names) => {
        const content = upgrade(names)
        const words = (text: unknown) =>
          JSON.stringify(text)
            .replace(/<\/?(h1|p)>/g, ' ')
            .match(/Title|Words|picture-1|form-0001|shop-0001|Go/g)
        expect(words(blocksOf(content).map(({ settings }) => settings))).toEqual(words(listOf(names)))
        // Nothing covers anything else.
        for (const { blocks } of sectionsOf(content)) {
          const cells = blocks.flatMap(({ desktop: { row, column, rows, columns } }) =>
            Array.from(
              { length: rows * columns },
              (_, cell) => `${row + Math.floor(cell / columns)}:${column + (cell % columns)}`,
            ),
          )
          expect(new Set(cells).size).toBe(cells.length)
        }
      }),
    )
  })

  test('a heading that is split off takes no id that a block has', () => {
    const content = contentSchema.parse(
      sectionsOfList([
        { id: 'heading-1', type: 'text', html: '<h1>Title</h1><p>Words</p>' },
        { ...listOf(['image'])[0]!, id: 'heading-2' },
      ]),
    )
    expect(Object.keys(content.blocks).toSorted()).toEqual(['heading-1', 'heading-2', 'heading-3'])
  })
})
