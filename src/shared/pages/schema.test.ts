import { expect, it } from 'vitest'
import { type Block, numberOfBlock } from './blocks/blocks.ts'
import { buildContent } from './build-content.ts'
import { pageSchema } from './schema.ts'
import { buildPage } from './testing/build-page.ts'

const words = { type: 'text', settings: { html: '<p>Hello</p>' } } as const
const many = (count: number) => buildPage({ blocks: Array.from({ length: count }, () => words) })
const page = many(1)
const block = Object.values(page.content.blocks)[0]!
const accepts = (changes: object) => pageSchema.safeParse({ ...page, ...changes }).success
const acceptsBlock = (changes: object) =>
  accepts({ content: { ...page.content, blocks: { [block.id]: { ...block, ...changes } } } })

it('takes a page of blocks, up to sixty', () => {
  expect(accepts({})).toBe(true)
  expect(accepts(many(60))).toBe(true)
  expect(accepts(many(61))).toBe(false)
})

it('takes up to sixty sections', () => {
  const sections = (count: number) => {
    let id = 0
    return {
      content: buildContent(
        Array.from({ length: count }, () => []),
        () => `section-${++id}`,
      ),
    }
  }
  expect(accepts(sections(60))).toBe(true)
  expect(accepts(sections(61))).toBe(false)
})

it('refuses blocks that it does not know, or that have strange settings', () => {
  expect(acceptsBlock({})).toBe(true)
  expect(acceptsBlock({ type: 'script', settings: { code: 'alert(1)' } })).toBe(false)
  expect(acceptsBlock({ settings: { ...words.settings, onload: 'x' } })).toBe(false)
  expect(acceptsBlock({ type: 'button', settings: { label: 'Go', href: 'javascript:alert(1)' } })).toBe(false)
})

it.each<[string, Partial<Record<keyof Block, unknown>>]>([
  ['another id than its key', { id: 'other' }],
  ['a section that is not there', { sectionId: 'gone' }],
  ['a rank that cannot be sorted', { rank: 'é' }],
  ['a column beyond the right margin', { desktop: { ...block.desktop, column: 14 } }],
  ['an area wider than the page', { desktop: { ...block.desktop, column: 8, columns: 7 } }],
  ['half a row', { desktop: { ...block.desktop, rows: 0.5 } }],
])('refuses a block with %s', (_what, changes) => {
  expect(acceptsBlock(changes)).toBe(false)
})

it('gives each block the number that styles select it by', () => {
  const types = ['text', 'image', 'button', 'product-list', 'form', 'quote'] as const
  expect(types.map(numberOfBlock)).toEqual([2, 5, 53, 43, 9, null])
})
