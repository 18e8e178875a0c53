import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildContent } from '../build-content.ts'
import type { PageContent } from '../content.ts'
import { compareContents, isDifferent } from './compare-contents.ts'

const buildPart = (blocks: readonly ReturnType<typeof text>[]) => buildContent([blocks], () => 'part-1')
const text = (id: string, html: string) => ({ id, type: 'text' as const, settings: { html: `<p>${html}</p>` } })
const build = (...ids: readonly string[]) => buildPart(ids.map((id) => text(id, id)))
const inWords = (before: PageContent, after: PageContent) =>
  compareContents(before, after).flatMap(({ blocks }) =>
    blocks.map((one) => {
      const { id, settings, isMoved } = one
      if (!one.before) return `+${id}`
      if (!one.after) return `-${id}`
      return [id, isMoved && 'moved', ...settings].filter(Boolean).join(' ')
    }),
  )

test('a page is the same as itself', () => {
  const content = build('a', 'b', 'c')
  expect(inWords(content, content)).toEqual(['a', 'b', 'c'])
  expect(compareContents(content, content).flatMap(({ blocks }) => blocks.filter(isDifferent))).toEqual([])
})

test('blocks that were added, removed and changed are known, each where it is or was', () => {
  const before = buildPart([text('a', 'One'), text('b', 'Two'), text('c', 'Three')])
  const after = buildPart([text('a', 'One'), text('c', 'Four'), text('d', 'New')])
  expect(inWords(before, after).map((one) => one.replace(' moved', ''))).toEqual(['a', '-b', 'c html', '+d'])
})

test('a section that one version does not have is listed with its blocks', () => {
  const before = build('a')
  const [first] = Object.values(before.sections)
  const after: PageContent = {
    sections: { ...before.sections, other: { ...first!, id: 'other', rank: 'z' } },
    blocks: { ...before.blocks, b: { ...before.blocks.a!, id: 'b', sectionId: 'other' } },
  }
  expect(
    compareContents(before, after).map(({ before: one, after: other, isChanged }) => [!one, !other, isChanged]),
  ).toEqual([
    [false, false, false],
    [true, false, false],
  ])
  expect(inWords(before, after)).toEqual(['a', '+b'])
  expect(inWords(after, before)).toEqual(['a', '-b'])
})

test('a block that went to another section is listed once, as moved', () => {
  const before = build('a', 'b')
  const [first] = Object.values(before.sections)
  const sections = { ...before.sections, other: { ...first!, id: 'other', rank: 'z' } }
  const blocks = { ...before.blocks, b: { ...before.blocks.b!, sectionId: 'other' } }
  expect(inWords({ ...before, sections }, { sections, blocks })).toEqual(['a', 'b moved'])
})

test('of blocks in another order, only those that moved are named', () => {
  const before = build('a', 'b', 'c', 'd')
  const { a, b, c, d } = before.blocks
  const blocks = { a: { ...a!, rank: 'z' }, b: b!, c: c!, d: d! }
  expect(inWords(before, { ...before, blocks })).toEqual(['b', 'c', 'd', 'a moved'])
})

test('every block of both versions is listed once, and the other way around is the opposite', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1 })
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      const [before, after] = [build(...one), build(...other)]
      const listed = compareContents(before, after).flatMap(({ blocks }) => blocks)
      expect(listed.map(({ id }) => id).toSorted()).toEqual([...new Set([...one, ...other])].toSorted())
      const back = compareContents(after, before).flatMap(({ blocks }) => blocks)
      for (const { id, before: was, after: is } of listed)
        expect(back.find((found) => found.id === id)).toMatchObject({ before: is, after: was })
    }),
  )
})
