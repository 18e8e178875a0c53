import { expect, test } from 'vitest'
import { buildContent, type NewBlock } from './build-content.ts'
import { sectionsOf } from './content.ts'
import { layoutCss, sizesOf } from './layout-css.ts'

const picture = {
  ...{ id: 'picture-1', assetUrl: '/m.jpg', width: 1600, height: 900, altText: '' },
  ...{ focalPoint: { x: 0.5, y: 0.5 }, colorData: null },
}
const words: NewBlock = { id: 'words', type: 'text', settings: { html: '<p>Words</p>' } }
const image = (fit: 'fill' | 'natural'): NewBlock => ({ id: 'image', type: 'image', settings: { picture, fit } })
const contentOf = (block: NewBlock, changes: object = {}, phone: 'own' | 'stacked' = 'stacked') => {
  const content = buildContent([[block]], () => 'section')
  const [id, built] = Object.entries(content.blocks)[0]!
  return {
    sections: { section: { ...content.sections.section!, phone } },
    blocks: { [id]: { ...built, ...changes } },
  } as typeof content
}
const css = (...given: Parameters<typeof contentOf>) => layoutCss(sectionsOf(contentOf(...given)))
const area = { row: 3, column: 2, rows: 4, columns: 5, layer: 0 }

test('a block covers its cells in wide windows, and is stacked on the phone', () => {
  expect(css({ ...words, area })).toBe('@media (width>=768px){#block-words{grid-area:3/3/span 4/span 5}}')
})

test('a section with a layout of its own for the phone places its blocks there', () => {
  const phone = { row: 1, column: 1, rows: 2, columns: 12, layer: 0 }
  expect(css(words, { phone }, 'own')).toContain('@media (width<768px){#block-words{grid-area:1/2/span 2/span 12}}')
  expect(css(words, { phone })).not.toContain('width<768px')
})

test.each([
  [{ align: { x: 'start', y: 'end' } }, 'align-self:end;justify-self:start'],
  [{ align: { x: 'stretch', y: 'start' } }, 'span 12}'],
  [{ isSticky: true }, 'position:sticky;top:5.5rem'],
  [{ desktop: { ...area, layer: 2 } }, 'z-index:2'],
  [{ hidden: 'desktop' }, '(width>=768px){#block-words{display:none}}'],
  [{ hidden: 'phone' }, '(width<768px){#block-words{display:none}}'],
])('%j is in the rules', (changes, expected) => {
  expect(css(words, changes)).toContain(expected)
})

test('a picture that fills its area keeps its proportions on the phone, and is a square there from edge to edge', () => {
  expect(css({ ...image('fill'), area: { ...area, column: 1, columns: 7, rows: 18 } })).toContain(
    '(width<768px){#block-image{aspect-ratio:1.77}}',
  )
  expect(css({ ...image('fill'), area: { row: 1, column: 0, rows: 29, columns: 14 } })).toContain('{aspect-ratio:1}')
  expect(css(image('natural'))).not.toContain('aspect-ratio')
})

test.each([
  ['center', true],
  ['start', false],
  ['end', false],
])('a button at the %s of its area is in the middle of the phone: %s', (x, isCentered) => {
  const button: NewBlock = { id: 'button', type: 'button', settings: { label: 'Go', href: '/' } }
  const phone = css(button, { align: { x, y: 'start' } }).split('@media (width<768px)')[1] ?? ''
  expect(phone.includes('justify-self:center')).toBe(isCentered)
})

test.each([
  [7, false, '(min-width: 1440px) 764px, (min-width: 768px) 54vw, 100vw'],
  [7, true, '(min-width: 1440px) 764px, (min-width: 768px) 54vw, 150vw'],
  [12, false, '(min-width: 1440px) 1344px, (min-width: 768px) 94vw, 100vw'],
])('a picture of %i columns says how wide it is', (columns, isCropped, sizes) => {
  expect(sizesOf({ column: 1, columns }, isCropped)).toBe(sizes)
})

test('a picture from edge to edge is as wide as the window', () => {
  expect(sizesOf({ column: 0, columns: 14 }, true)).toBe('(min-width: 768px) 100vw, 150vw')
})
