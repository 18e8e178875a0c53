import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { buildContent } from '../build-content.ts'
import { blocksOf, contentSchema, ownSection, type PageContent, partsOf, sectionsOf } from '../content.ts'
import { layoutCss } from '../layout-css.ts'
import { detach, type PlaceFate, withoutPlaces } from './detach.ts'
import { contentOfSection, sharedContentSchema, sharedIdsOf, withShared } from './shared-content.ts'

const text = (id: string) => ({ id, type: 'text' as const, settings: { html: `<p>${id}</p>` } })
/** A section with these blocks, and a link name if it has one. */
function section(id: string, blocks: readonly string[], anchor = ''): PageContent {
  const content = buildContent([blocks.map(text)], () => id)
  return { ...content, sections: { [id]: { ...ownSection(content, id)!, anchor } } }
}
const place = (id: string, rank: string, sharedId: string) => ({ [id]: { id, rank, sharedId } })
const hours = 'hours-0001'
const shared = new Map([
  [hours, section('source', ['title', 'table'], 'hours')],
  ['empty-0001', { sections: {}, blocks: {} }],
])
/** A page with a section of its own between two places. */
const page = (places: PageContent['sections'], own = section('own', ['words'])): PageContent => ({
  sections: { own: { ...ownSection(own, 'own')!, rank: 'a1' }, ...places },
  blocks: own.blocks,
})
const count = (() => {
  let made = 0
  return () => `new-${++made}`
})()
const order = (content: PageContent) =>
  sectionsOf(content).map(({ section: { id }, blocks }) => `${id}: ${blocks.map((block) => block.id)}`)
const words = (content: PageContent) =>
  sectionsOf(content).map(({ blocks }) => blocks.map(({ settings }) => 'html' in settings && settings.html).join())

describe('a page as visitors see it', () => {
  test.each<[string, PageContent['sections'], string[]]>([
    ['without shared sections is the same', {}, ['own: words']],
    ['has a shared section at its place', place('p', 'a0', hours), ['p: p_title,p_table', 'own: words']],
    [
      'has one twice, with other ids',
      { ...place('p', 'a0', hours), ...place('q', 'a2', hours) },
      ['p: p_title,p_table', 'own: words', 'q: q_title,q_table'],
    ],
    ['leaves out one that is gone', place('p', 'a0', 'gone-00001'), ['own: words']],
    ['leaves out one that is empty', place('p', 'a0', 'empty-0001'), ['own: words']],
  ])('%s', (_name, places, expected) => {
    expect(order(withShared(page(places), shared))).toEqual(expected)
  })

  test.each<[string, string, [string, string][]]>([
    [
      'leads a link name to the first place',
      '',
      [
        ['p', 'hours'],
        ['own', ''],
        ['q', ''],
      ],
    ],
    [
      'leads a link name to its own section, if that has it',
      'hours',
      [
        ['p', ''],
        ['own', 'hours'],
        ['q', ''],
      ],
    ],
  ])('%s', (_name, anchor, expected) => {
    const content = page({ ...place('p', 'a0', hours), ...place('q', 'a2', hours) }, section('own', ['words'], anchor))
    expect(sectionsOf(withShared(content, shared)).map((one) => [one.section.id, one.section.anchor])).toEqual(expected)
  })

  const id = fc.string({ unit: fc.constantFrom('a', 'b', '-', '0'), minLength: 1, maxLength: 4 })
  const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 4 })
  test('never has two blocks or link names that are the same, whatever the ids are', () => {
    fc.assert(
      fc.property(ids, ids, ids, (own, source, places) => {
        const content = page(
          Object.assign({}, ...places.map((one, index) => place(`${one}-place`, `a${index}`, hours))),
          section('own', own),
        )
        const drawn = withShared(content, new Map([[hours, section('source', source, 'hours')]]))
        const blocks = blocksOf(drawn)
        expect(blocks).toHaveLength(own.length + source.length * places.length)
        expect(new Set(blocks.map((block) => block.id)).size).toBe(blocks.length)
        const rules = layoutCss(sectionsOf(drawn)).match(/#block-[\w-]+(?=\{)/g) ?? []
        expect(new Set(rules).size).toBe(blocks.length)
        const anchors = sectionsOf(drawn).flatMap((one) => one.section.anchor || [])
        expect(anchors).toEqual(['hours'])
      }),
    )
  })
})

describe('detaching', () => {
  test('leaves the page as it was seen, with blocks of its own and new ids', () => {
    const content = page({ ...place('p', 'a0', hours), ...place('q', 'a2', hours) })
    const detached = detach(content, 'p', shared, count)
    expect(words(withShared(detached, shared))).toEqual(words(withShared(content, shared)))
    expect(partsOf(detached).map((one) => ['sharedId' in one, one.id])).toEqual([
      [false, 'p'],
      [false, 'own'],
      [true, 'q'],
    ])
    expect(
      blocksOf(detached).every((block) => contentSchema.safeParse(detached).success && !block.id.includes('_')),
    ).toBe(true)
  })

  test.each<[PlaceFate, string, string[]]>([
    ['detach', hours, ['<p>title</p>,<p>table</p>', '<p>words</p>', '<p>title</p>,<p>table</p>']],
    ['remove', hours, ['<p>words</p>']],
    ['detach', 'gone-00001', ['<p>words</p>']],
  ])('all places (%s, %s)', (fate, sharedId, expected) => {
    const content = page({ ...place('p', 'a0', sharedId), ...place('q', 'a2', sharedId) })
    const without = withoutPlaces(content, sharedId, fate, shared, count)
    expect(words(without)).toEqual(expected)
    expect(sharedIdsOf(without)).toEqual([])
  })
})

describe('what is stored', () => {
  const own = page(place('p', 'a0', hours))
  const manyPlaces = Array.from({ length: limits.sharedSectionsPerPage + 1 }, (_, index) =>
    place(`p${index}`, 'a0', hours),
  )
  test.each<[string, boolean, PageContent]>([
    ['a page with a place', true, own],
    [
      'a block at the place of a shared section',
      false,
      { ...own, blocks: { words: { ...own.blocks.words!, sectionId: 'p' } } },
    ],
    [
      'a block with the id of one in a shared section',
      false,
      { ...own, blocks: { p_title: { ...own.blocks.words!, id: 'p_title' } } },
    ],
    ['more places than a page may have', false, { ...own, sections: Object.assign({}, ...manyPlaces), blocks: {} }],
  ])('%s', (_name, isAccepted, content) => {
    expect(contentSchema.safeParse(content).success).toBe(isAccepted)
  })

  test.each<[string, boolean, PageContent]>([
    ['one section', true, section('source', ['title'])],
    ['no section', true, { sections: {}, blocks: {} }],
    ['two sections', false, buildContent([[text('a')], [text('b')]], count)],
    ['a place of another shared section', false, { sections: place('p', 'a0', hours), blocks: {} }],
  ])('a shared section has %s: %s', (_name, isAccepted, content) => {
    expect(sharedContentSchema.safeParse(content).success).toBe(isAccepted)
  })

  test('a section of a page becomes the content of a shared one with its blocks', () => {
    const content = buildContent([[text('a')], [text('b'), text('c')]], count)
    const [, second] = sectionsOf(content)
    expect(order(contentOfSection(content, second!.section.id))).toEqual([`${second!.section.id}: b,c`])
  })
})
