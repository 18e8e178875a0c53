import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildStyles, defaultPalette } from '#shared/styles/build-styles.ts'
import type { NewBlock } from '../build-content.ts'
import type { PageContent } from '../content.ts'
import { applyStep } from '../draft/steps.ts'
import { buildPage } from '../testing/build-page.ts'
import { siteLinksOf } from './check-links.ts'
import { checkPage } from './check-page.ts'

const styles = buildStyles(defaultPalette)
const text = (html: string, id = 'text-1'): NewBlock => ({ id, type: 'text', settings: { html } })
const picture = (altText: string, color = 'ffffff') => ({
  ...{ id: 'picture-1', assetUrl: '/a.jpg', width: 4, height: 3, altText, focalPoint: { x: 0.5, y: 0.5 } },
  colorData: { topLeft: color, topRight: color, bottomLeft: color, bottomRight: color, center: color },
})
const image = (altText: string, color?: string): NewBlock => ({
  ...{ id: 'image-1', type: 'image', settings: { picture: picture(altText, color) } },
})
const check = (content: PageContent, broken: readonly string[] = []) =>
  checkPage(content, { styles, brokenLinks: new Set(broken) })
const faultsOf = (blocks: readonly NewBlock[], broken: readonly string[] = []) =>
  check(buildPage({ blocks }).content, broken).map(({ words }) => words)

test.each<[string, NewBlock[], RegExp | null]>([
  ['an image with alt text', [image('A mug')], null],
  ['an image without alt text', [image(' ')], /^An image has no alt text/],
  ['headings in order', [text('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>')], null],
  ['a page that begins with a heading 2', [text('<h2>A</h2>')], null],
  ['a level that is left out', [text('<h1>A</h1><h3>B</h3>')], /^A heading 3 follows a heading 1/],
  ['two first headings', [text('<h1>A</h1>'), text('<h1>B</h1>', 'text-2')], /another heading 1/],
  ['a link that leads somewhere', [text('<p><a href="/shop">a</a></p>')], null],
  ['a link elsewhere', [text('<p><a href="https://example.com/gone">a</a></p>')], null],
  ['a link that leads nowhere', [text('<p><a href="/gone#top">a</a></p>')], /^The link \/gone#top leads to no page/],
  ['a link to a page that is gone', [text('<p><a href="page:gone">a</a></p>')], /deleted or isn’t published/],
  ['a button that leads nowhere', [{ id: 'b', type: 'button', settings: { label: 'A', href: '/gone' } }], /^The link/],
  [
    'a button without a target',
    [{ id: 'b', type: 'button', settings: { label: 'A', href: '#' } }],
    /leads nowhere yet/,
  ],
  [
    'an example of an email address',
    [text('<p><a href="mailto:hello@example.com">a</a></p>')],
    /^hello@example\.com is/,
  ],
  ['an example of a phone number', [text('<p><a href="tel:+15550100">a</a></p>')], /is an example\. Enter yours/],
  ['an email address', [text('<p><a href="mailto:nora@tidemill.example">a</a></p>')], null],
  ['a link to no section', [text('<p><a href="#hours">a</a></p>')], /leads to no section/],
  ['a gallery without images', [{ id: 'g', type: 'gallery', settings: { items: [] } as never }], /because it is empty/],
])('%s', (_name, blocks, expected) => {
  const faults = faultsOf(blocks, ['/gone', 'page:gone'])
  expect(faults).toHaveLength(expected ? 1 : 0)
  if (expected) expect(faults[0]).toMatch(expected)
})

const wide = { row: 1, column: 1, rows: 4, columns: 6, layer: 0 }

test('texts that overlap each other, and a text on an image of its own lightness', () => {
  const place = (blocks: readonly NewBlock[], places: object[]) => {
    const { content } = buildPage({ blocks })
    const placed = Object.values(content.blocks).map((block, index) => [block.id, { ...block, ...places[index] }])
    return check({ ...content, blocks: Object.fromEntries(placed) } as PageContent).map(({ key }) => key)
  }
  const texts = [text('<p>A</p>'), text('<p>B</p>', 'text-2')]
  expect(place(texts, [{ desktop: wide }, { desktop: { ...wide, row: 4 } }])).toEqual([
    'covered on wide screens text-1',
  ])
  expect(place(texts, [{ desktop: wide }, { desktop: { ...wide, row: 5 } }])).toEqual([])
  expect(place(texts, [{ desktop: wide, hidden: 'desktop' }, { desktop: wide }])).toEqual([])
  const onTop = [{ desktop: wide }, { desktop: { ...wide, layer: 1 } }]
  expect(place([image('A', '2b2a28'), text('<p>A</p>')], onTop)).toEqual(['contrast text-1'])
  expect(place([image('A', 'ffffff'), text('<p>A</p>')], onTop)).toEqual([])
})

test('on phones what is read first is not below what is read after it', () => {
  const { content } = buildPage({ blocks: [text('<p>A</p>'), text('<p>B</p>', 'text-2')] })
  const [section] = Object.values(content.sections)
  const own: PageContent = {
    sections: { [section!.id]: { ...section!, phone: 'own' } },
    blocks: {
      'text-1': { ...content.blocks['text-1']!, phone: { ...wide, row: 9 } },
      'text-2': { ...content.blocks['text-2']!, phone: wide },
    },
  }
  const [fault, ...more] = check(own)
  expect([fault?.blockId, more]).toEqual(['text-1', []])
  expect(check(applyStep(own, { operations: [...fault!.fix!.operations] })!)).toEqual([])
})

test('the links of a page within its site are known, each once and without their ends', () => {
  const html = '<p><a href="/a#x">a</a><a href="/a?y">a</a><a href="page:b#c">b</a><a href="mailto:a@b.c">c</a></p>'
  expect(siteLinksOf(buildPage({ blocks: [text(html)] }).content)).toEqual(['/a', 'page:b'])
})

test('whatever the headings are, what a button does about them mends them', () => {
  const texts = fc.array(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(texts, (levels) => {
      const blocks = levels.map((ones, index) =>
        text(
          ones.map((level) => `<h${level} class="align-center">A</h${level}>`).join('') || '<p>A</p>',
          `text-${index}`,
        ),
      )
      let { content } = buildPage({ blocks })
      for (let rounds = 0; rounds <= levels.length; rounds += 1) {
        const [fault] = check(content)
        if (!fault) return
        content = applyStep(content, { operations: [...fault.fix!.operations] })!
      }
      expect(check(content)).toEqual([])
    }),
  )
})
