import { expect, test } from 'vitest'
import { buildContent } from '#shared/pages/build-content.ts'
import { nextSelection } from './next-selection.ts'

let number = 0
const text = (id: string) => ({ id, type: 'text' as const, settings: { html: '' } })
const page = buildContent([[text('a'), text('b')], [text('c')]], () => `section-${++number}`)

test.each<[string[], string | null, string]>([
  [['a'], null, 'a b'],
  [['a', 'b'], null, 'a b c'],
  [['b', 'c'], null, 'a b c'],
  [[], 'section-2', 'c'],
  [[], null, 'a b c'],
])('Ctrl+A with %j selected selects the section first, and then the page', (selection, section, expected) => {
  expect(nextSelection(page, selection, section).join(' ')).toBe(expected)
})
