import { expect, it } from 'vitest'
import { type Block, numberOfBlock } from './blocks/blocks.ts'
import { pageSchema } from './schema.ts'

const text = (id: string): Block => ({ id, type: 'text', html: '<p>Hello</p>' })
const page = {
  id: 'page-0001',
  urlId: '',
  title: 'Home',
  seoTitle: '',
  seoDescription: '',
  status: 'published',
  blocks: [text('one')],
  createdAt: 0,
  updatedAt: 0,
}
const accepts = (changes: object) => pageSchema.safeParse({ ...page, ...changes }).success

it('takes a page of blocks, up to sixty', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => text(`block-${index}`))
  expect(accepts({})).toBe(true)
  expect(accepts({ blocks: many(60) })).toBe(true)
  expect(accepts({ blocks: many(61) })).toBe(false)
})

it('refuses blocks that it does not know, that have strange fields, or that share an id', () => {
  expect(accepts({ blocks: [{ id: 'one', type: 'script', code: 'alert(1)' }] })).toBe(false)
  expect(accepts({ blocks: [{ ...text('one'), onload: 'x' }] })).toBe(false)
  expect(accepts({ blocks: [text('one'), text('one')] })).toBe(false)
  expect(accepts({ blocks: [{ id: 'one', type: 'button', label: 'Go', href: 'javascript:alert(1)' }] })).toBe(false)
})

it('gives each block the number that styles select it by', () => {
  const types = ['text', 'image', 'button', 'product-list', 'form', 'quote'] as const
  expect(types.map((type) => numberOfBlock({ type }))).toEqual([2, 5, 53, 43, 9, null])
})
