import { expect, test } from 'vitest'
import { blockTypes } from '#storefront/blocks/editing.ts'
import { offeredBlocks, offeredSections } from './offered-blocks.ts'

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

test.each([
  ['', ['ready-section', 'section']],
  ['Section', ['ready-section', 'section']],
  ['shared', ['ready-section']],
  ['template', ['ready-section']],
  ['blank section', ['section']],
  ['button', []],
] as const)('%j finds the sections %j', (search, options) => {
  expect(offeredSections(search)).toEqual(options)
})
