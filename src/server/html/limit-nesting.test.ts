import * as fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { cleanBody, cleanPageText, cleanText } from './clean-body.ts'
import { limitNesting } from './limit-nesting.ts'

/** How deep the parser nests elements. */
function depthOf(html: string): number {
  let [depth, deepest] = [0, 0]
  const parser = new Parser({
    onopentag: () => {
      depth += 1
      deepest = Math.max(deepest, depth)
    },
    onclosetag: () => {
      depth -= 1
    },
  })
  parser.end(html)
  return deepest
}

test.each([
  ['one element', '<b>'],
  ['elements in turn', '<b><I class="a">'],
  ['elements that close others of their kind', '<option><p>'],
  ['list items with paragraphs', '<li><p>'],
  ['elements whose ends are those of others', '<b></i><u></p>'],
  ['tags without an end', '<b <i <u '],
  ['unknown elements', '<x-y>'],
])('%s, nested without end, are not nested deeply for the parser', (_what, part) => {
  const html = `<p>Hello ${part.repeat(4_000)}there</p>`
  expect(depthOf(limitNesting(html))).toBeLessThanOrEqual(1_001)
  for (const clean of [cleanBody, cleanText, cleanPageText]) expect(clean(html)).toContain('Hello')
})

const nested = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { maxDepth: 8, withCrossShrink: true },
    fc.string(),
    fc
      .tuple(
        fc.constantFrom('div', 'b', 'ul', 'li', 'p', 'table', 'tr', 'td', 'br'),
        fc.array(tie('html'), { maxLength: 4 }),
      )
      .map(([name, parts]) => `<${name}>${parts.join('')}</${name}>`),
  ),
})).html

test('texts stay as they are', () => {
  fc.assert(fc.property(nested, (html) => limitNesting(html) === html))
})

test.each([
  ['paragraphs', '<p>One more.'],
  ['list items', '<li>One more'],
  ['rows of a table', '<tr><td>One<td>more'],
  ['terms', '<dt>One<dd>more'],
  ['lines', '<br>'],
  ['complete sections', '<div><p>One more.</p></div>'],
])('thousands of %s stay, with and without their ends', (_what, part) => {
  const html = part.repeat(5_000)
  expect(limitNesting(html)).toBe(html)
})
