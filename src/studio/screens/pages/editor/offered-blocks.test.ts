import { expect, test } from 'vitest'
import { blockTypes } from '#storefront/blocks/editing.ts'
import { offeredBlocks } from './offered-blocks.ts'

const found = (search: string) => offeredBlocks(search, () => true).flatMap(({ types }) => types)

test('every block but imported ones is offered once, in the order of the groups', () => {
  expect(found('').toSorted()).toEqual(blockTypes.filter((type) => type !== 'unknown').toSorted())
  expect(offeredBlocks('', () => true)[0]?.label).toBe('Text')
})

test.each([
  ['FAQ', 'accordion'],
  ['layout divider', 'line'],
  ['  testimonial ', 'quote'],
])('%j finds %s', (search, type) => {
  expect(found(search)).toEqual([type])
})

test('what a site has nothing for is not offered, and a group without blocks is left out', () => {
  expect(offeredBlocks('forms contact', (type) => type !== 'form')).toEqual([])
})
