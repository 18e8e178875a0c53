import { expect, test } from 'vitest'
import { isEmptyBlock } from '../blocks/blocks.ts'
import { contentSchema, type PageContent, sectionsOf } from '../content.ts'
import { GRID_COLUMNS } from '../placement.ts'
import { addReadySections, type SiteThings } from './fill.ts'
import { readyPageContent, readyPageIds, readyPages } from './pages.ts'
import { findReadySections, offeredKinds } from './sections.ts'

const everything: SiteThings = {
  ...{ store: 'store-00001', form: 'form-000001', newsletter: 'form-000002' },
  ...{ posts: 'posts-00001', events: 'events-0001' },
}
const nothing: SiteThings = { store: null, form: null, newsletter: null, posts: null, events: null }
const empty: PageContent = { sections: {}, blocks: {} }

let count = 0
const newId = () => `part${++count}`
const kinds = offeredKinds(everything)
const sections = kinds.flatMap((kind) => kind.sections)
const cases = sections.map((section) => ({ id: section.id, section }))
const contentOf = (section: (typeof sections)[number]) => addReadySections(empty, [section], everything, newId)

test('ids and names are unique', () => {
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  expect(new Set(sections.map(({ name }) => name)).size).toBe(sections.length)
})

test('a site is offered only what it can show', () => {
  const offered = offeredKinds(nothing).flatMap((kind) => kind.sections)
  expect(offered.every(({ needs }) => needs === undefined)).toBe(true)
  expect(offered.length).toBe(sections.filter(({ needs }) => needs === undefined).length)
})

test.each(cases)('$id is a valid section in the right words', ({ section }) => {
  const content = contentSchema.parse(contentOf(section))
  expect(section.name).toMatch(/^[A-Z][a-z0-9 ,’]*$/)
  // Plain English with typographic punctuation, without straight quotes or words that fill space.
  expect(JSON.stringify(content)).not.toMatch(/[^\n -~’“”–—·½€é]|lorem|\w'\w/i)
  for (const block of Object.values(content.blocks)) {
    // What visitors would not see waits for an image only.
    if (isEmptyBlock(block)) expect(block.type).toBe('image')
  }
})

test.each(cases)('$id fits the grid, and nothing overlaps', ({ section }) => {
  const blocks = Object.values(contentOf(section).blocks)
  for (const { desktop, type } of blocks) {
    const isFull = desktop.column === 0 && desktop.columns === GRID_COLUMNS + 2
    if (!isFull) {
      expect(desktop.column).toBeGreaterThanOrEqual(1)
      expect(desktop.column + desktop.columns).toBeLessThanOrEqual(GRID_COLUMNS + 1)
    }
    if (type === 'image') expect(desktop.rows).toBeGreaterThan(5)
  }
  const overlap = blocks.some(({ desktop: one }, index) =>
    blocks
      .slice(index + 1)
      .some(
        ({ desktop: other }) =>
          one.row < other.row + other.rows &&
          other.row < one.row + one.rows &&
          one.column < other.column + other.columns &&
          other.column < one.column + one.columns,
      ),
  )
  expect(overlap).toBe(false)
})

test.each(cases)('$id is read down each column', ({ section }) => {
  const [filled] = sectionsOf(contentOf(section))
  const areas = filled!.blocks.map(({ desktop }) => desktop)
  for (const [index, one] of areas.entries())
    for (const later of areas.slice(index + 1)) {
      const shareColumns = one.column < later.column + later.columns && later.column < one.column + one.columns
      if (shareColumns) expect(later.row).toBeGreaterThanOrEqual(one.row + one.rows)
    }
})

test('there are forty sections in eight kinds', () => {
  expect(sections.length).toBeGreaterThanOrEqual(40)
  expect(kinds.length).toBeGreaterThanOrEqual(8)
  for (const kind of kinds) expect(kind.sections.length).toBeGreaterThanOrEqual(5)
})

test('a page keeps one heading of the first level', () => {
  const heading = sections.find(({ id }) => id === 'hero-image-beside')!
  const once = addReadySections(empty, [heading], everything, newId)
  const twice = addReadySections(once, [heading], everything, newId)
  const html = JSON.stringify(twice)
  expect(html.match(/<h1>/g)).toHaveLength(1)
  expect(html.match(/<h2>/g)).toHaveLength(1)
  for (const [id, block] of Object.entries(once.blocks)) expect(twice.blocks[id]).toEqual(block)
  expect(Object.keys(twice.blocks)).toHaveLength(2 * heading.blocks.length)
})

test('sections are found by words of their name, their kind and others', () => {
  const names = (search: string) => findReadySections(kinds, search).map(({ id }) => id)
  expect(names('MOSAIC')).toEqual(['images-mosaic'])
  expect(names('collage')).toContain('hero-mosaic')
  expect(names('openings centered')).toContain('hero-centered')
})

test.each(readyPageIds)('the page %s has its title as its one heading, and every section that it names', (id) => {
  const content = contentSchema.parse(readyPageContent(id, 'Tea &amp; cake', everything, newId))
  expect(JSON.stringify(content).match(/<h1[^>]*>[^<]*/g)).toEqual([expect.stringMatching(/>Tea &amp; cake$/)])
  expect(sectionsOf(content)).toHaveLength(1 + readyPages[id].sections.length)
  const bare = contentSchema.parse(readyPageContent(id, 'Tea', nothing, newId))
  // A splash page is its opening.
  expect(sectionsOf(bare).length).toBeGreaterThan(id === 'splash' ? 0 : 1)
})
