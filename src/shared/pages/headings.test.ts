import { expect, test } from 'vitest'
import { buildContent } from './build-content.ts'
import { headingsIn, namedSections } from './headings.ts'

test.each([
  ['<h1>Mill &amp; <em>shop</em></h1><p>Words</p><h3 class="align-center">Hours</h3>', ['Mill & shop', 'Hours']],
  ['<h2></h2><h2> </h2><p>Words</p>', []],
  ['<h2>Never closed', []],
  ['', []],
])('the headings of %s', (html, headings) => {
  expect(headingsIn(html)).toEqual(headings)
})

test('a section is known by its name, else by its first heading, else by its anchor; others are left out', () => {
  const text = (html: string) => ({ id: 'words', type: 'text' as const, settings: { html } })
  const known = (html: string, changes: object) => {
    const content = buildContent([[text(html)]], () => 'part-1')
    const section = { ...content.sections['part-1']!, ...changes }
    return namedSections({ ...content, sections: { 'part-1': section } }).map(({ title }) => title)
  }
  expect(known('<h2>Hours</h2>', { name: 'Visit', anchor: 'visit' })).toEqual(['Visit'])
  expect(known('<h2>Hours</h2><h2>Prices</h2>', { anchor: 'visit' })).toEqual(['Hours'])
  expect(known('<p>Words</p>', { anchor: 'visit' })).toEqual(['#visit'])
  expect(known('<p>Words</p>', {})).toEqual([])
})
