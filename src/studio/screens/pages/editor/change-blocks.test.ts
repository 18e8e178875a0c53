import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildContent, type NewBlock } from '#shared/pages/build-content.ts'
import { overlap } from '#shared/pages/change-layers.ts'
import { blocksOf, contentSchema, ownSection, type PageContent, partsOf, sectionsOf } from '#shared/pages/content.ts'
import { applyStep, inverseOf, isSame, type Operation } from '#shared/pages/draft/steps.ts'
import { findReadySections, offeredKinds } from '#shared/pages/ready-made/sections.ts'
import {
  dropBlock,
  duplicateBlocks,
  moveSection,
  newBlock,
  removeBlocks,
  resetPhone,
  setPlaces,
} from './change-blocks.ts'
import {
  deleteSection,
  duplicateSection,
  insertPlace,
  insertReadySection,
  insertSection,
  setSection,
} from './change-sections.ts'
import { insertBlocks, placeToInsert } from './insert-blocks.ts'

const text = (id: string, row: number, column = 1): NewBlock => ({
  ...{ id, type: 'text', settings: { html: `<p>${id}</p>` } },
  area: { row, column, rows: 2, columns: 5 },
})
let number = 0
const page = buildContent([[text('a', 1), text('b', 1, 7), text('c', 4)], [text('d', 1)]], () => `section-${++number}`)
const [first, second] = sectionsOf(page).map(({ section }) => section.id) as [string, string]

/** The content after a change, which must be valid, and lead back. */
function changed(operations: readonly Operation[], content: PageContent = page): PageContent {
  const step = { operations: [...operations] }
  const next = applyStep(content, step)!
  expect(contentSchema.safeParse(next).error).toBeUndefined()
  expect(isSame(applyStep(next, { operations: inverseOf(step) }), content)).toBe(true)
  return next
}
const order = (content: PageContent) =>
  blocksOf(content)
    .map(({ id }) => id)
    .join(' ')
const at = (row: number, column: number, sectionId = first) => ({
  ...{ sectionId, area: { row, column, rows: 2, columns: 5, layer: 0 } },
})

describe('a block that is moved', () => {
  test.each([
    ['below all others is read last', at(7, 1), 'b c a d'],
    ['to the right of another one is read after it', at(4, 7), 'b c a d'],
    ['over the beginning of the next one is read before it', at(3, 1), 'b a c d'],
    ['within its row stays where it is', at(1, 2), 'a b c d'],
    ['to another section is read there', at(4, 1, second), 'b c d a'],
  ])('%s', (_where, place, expected) => {
    const content = changed(setPlaces(page, 'desktop', ['a'], { a: place }))
    expect(content.blocks.a).toMatchObject({ desktop: place.area, sectionId: place.sectionId })
    expect(order(content)).toBe(expected)
  })

  test('on the phone keeps its place in wide windows, and its section gets its own layout until that is reset', () => {
    const content = changed(setPlaces(page, 'phone', ['a'], { a: at(9, 1), b: at(1, 1) }))
    expect(content.blocks.a).toMatchObject({ desktop: page.blocks.a!.desktop, phone: at(9, 1).area })
    expect(ownSection(content, first)!.phone).toBe('own')
    expect(order(content)).toBe(order(page))
    expect(isSame(changed(resetPhone(content, first), content), page)).toBe(true)
  })

  test('to another section has no place of its own on the phone there', () => {
    const own = changed(setPlaces(page, 'phone', ['a'], { a: at(9, 1) }))
    expect(changed(setPlaces(own, 'desktop', ['a'], { a: at(4, 1, second) }), own).blocks.a!.phone).toBeNull()
  })
})

test('blocks that are deleted take their empty section with them', () => {
  const content = changed(removeBlocks(page, ['b', 'd']))
  expect(order(content)).toBe('a c')
  expect(Object.keys(content.sections)).toEqual([first])
})

test('copies are below everything in their section, as far apart as the originals', () => {
  const { operations, ids } = duplicateBlocks(page, ['a', 'c'])
  const content = changed(operations)
  expect(ids.map((id) => content.blocks[id]!.desktop.row)).toEqual([7, 10])
  expect(order(content)).toBe(`a b c ${ids.join(' ')} d`)
})

describe('a new block', () => {
  const quote = () => newBlock({ type: 'quote', settings: { text: 'Good', source: '' } })

  test('is below everything in its section', () => {
    const { operations, ids } = insertBlocks(page, [quote()], placeToInsert(page, [], null))
    const content = changed(operations)
    expect(content.blocks[ids[0]!]!.desktop).toMatchObject({ row: 4, column: 1, columns: 6 })
    expect(order(content)).toBe(`a b c d ${ids[0]}`)
  })

  test('is below the selected block, and what is below that makes room', () => {
    const { operations, ids } = insertBlocks(page, [quote()], placeToInsert(page, [page.blocks.a!], null))
    const content = changed(operations)
    expect(content.blocks[ids[0]!]!.desktop).toMatchObject({ row: 4, rows: 1 })
    expect(content.blocks.c!.desktop.row).toBe(6)
    expect(order(content)).toBe(`a ${ids[0]} b c d`)
  })

  test('is where it was dropped, also in reading order', () => {
    const block = quote()
    const { area } = at(4, 7)
    const dropped = { place: { sectionId: first, area }, places: { c: at(5, 1) } }
    const content = changed(dropBlock(page, 'desktop', block, dropped))
    expect(content.blocks[block.id]).toMatchObject({ desktop: area, sectionId: first })
    expect(content.blocks.c!.desktop.row).toBe(5)
    expect(order(content)).toBe(`a b c ${block.id} d`)
  })

  test('makes the first section of an empty page', () => {
    const { operations, ids } = insertBlocks({ sections: {}, blocks: {} }, [quote(), page.blocks.c!], null)
    const content = changed(operations, { sections: {}, blocks: {} })
    expect(ids.map((id) => content.blocks[id]!.desktop.row)).toEqual([1, 4])
  })
})

test('inserted blocks have new ids and overlap nothing, wherever they are inserted', () => {
  const anyBlock = fc
    .record({
      row: fc.integer({ min: 1, max: 20 }),
      column: fc.integer({ min: 0, max: 11 }),
      rows: fc.integer({ min: 1, max: 8 }),
    })
    .chain((area) => fc.integer({ min: 1, max: 14 - area.column }).map((columns) => ({ ...area, columns })))
  fc.assert(
    fc.property(
      fc.array(anyBlock, { minLength: 1, maxLength: 6 }),
      fc.array(anyBlock, { minLength: 1, maxLength: 3 }),
      fc.nat(),
      (there, copied, at) => {
        const built = buildContent([there.map((area, index) => ({ ...text(`t${index}`, 1), area }))], () => 'section')
        const copies = blocksOf(
          buildContent([copied.map((area, index) => ({ ...text(`t${index}`, 1), area }))], () => 'other'),
        )
        const selected = built.blocks[`t${at % there.length}`]!
        const { operations, ids } = insertBlocks(built, copies, placeToInsert(built, [selected], null))
        const content = changed(operations, built)
        expect(ids.filter((id) => Object.hasOwn(built.blocks, id))).toEqual([])
        const added = ids.map((id) => content.blocks[id]!.desktop)
        for (const { id, desktop } of Object.values(content.blocks))
          if (!ids.includes(id)) expect(added.filter((area) => overlap(area, desktop))).toEqual([])
      },
    ),
  )
})

test('sections are added at the end, and moved up and down', () => {
  const added = changed(insertSection(page, null, [text('e', 1)]).operations)
  expect(order(added)).toBe('a b c d e')
  const up = changed(moveSection(added, sectionsOf(added)[2]!.section.id, -1), added)
  expect(order(up)).toBe('a b c e d')
  expect(moveSection(page, first, -1)).toEqual([])
  expect(moveSection(page, second, 1)).toEqual([])
})

test.each([
  ['above', first, 'e a b c d'],
  ['below', first, 'a b c e d'],
  ['above', second, 'a b c e d'],
  ['below', second, 'a b c d e'],
] as const)('a section is inserted %s another one', (where, sectionId, expected) => {
  expect(order(changed(insertSection(page, { sectionId, where }, [text('e', 1)]).operations))).toBe(expected)
})

test('a ready-made section comes as one step, with new ids each time', () => {
  const things = { store: 'store-00001', form: null, newsletter: null, posts: null, events: null }
  const [ready] = findReadySections(offeredKinds(things), 'four products on color')
  const once = insertReadySection(page, { sectionId: first, where: 'below' }, ready!, things)
  const content = changed(once.operations)
  const [, added] = sectionsOf(content)
  expect(added!.section).toMatchObject({ id: once.id, name: ready!.name, background: { color: 'tint' } })
  expect(added!.blocks.map(({ type }) => type)).toEqual(['product-list'])
  expect(added!.blocks[0]!.settings).toMatchObject({ collectionId: 'store-00001', count: 4 })
  const twice = insertReadySection(content, { sectionId: second, where: 'above' }, ready!, things)
  expect(blocksOf(changed(twice.operations, content))).toHaveLength(6)
})

test('a copy of a section has copies of its blocks, and no link leads to it', () => {
  const named = changed(setSection(ownSection(page, first)!, { anchor: 'hello', theme: 4 }))
  const { operations, id } = duplicateSection(named, first)
  const content = changed(operations, named)
  const copy = sectionsOf(content)[1]!
  expect(copy.section).toMatchObject({ id, anchor: '', theme: 4 })
  expect(copy.blocks.map(({ settings }) => settings)).toEqual(
    sectionsOf(named)[0]!.blocks.map(({ settings }) => settings),
  )
})

describe('the place of a shared section', () => {
  const { operations, id } = insertPlace(page, { sectionId: first, where: 'below' }, 'hours-0001')
  const content = changed(operations)

  test('is where it was added, moves, and is copied as a place', () => {
    expect(partsOf(content).map((section) => section.id)).toEqual([first, id, second])
    const moved = changed(moveSection(content, id, -1), content)
    expect(partsOf(moved).map((section) => section.id)).toEqual([id, first, second])
    const copy = duplicateSection(content, id)
    expect(partsOf(changed(copy.operations, content))[2]).toMatchObject({ id: copy.id, sharedId: 'hours-0001' })
  })

  test('takes no blocks: those that are added to it are a section below it', () => {
    const block = newBlock({ type: 'text', settings: { html: '<p>New</p>' } })
    const added = insertBlocks(content, [block], { sectionId: id, below: null })
    const next = changed(added.operations, content)
    expect(partsOf(next)[2]!.id).toBe(next.blocks[added.ids[0]!]!.sectionId)
  })
})

test('a section is deleted with its blocks', () => {
  expect(order(changed(deleteSection(page, first)))).toBe('d')
})
