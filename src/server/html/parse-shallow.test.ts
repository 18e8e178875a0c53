import { expect, test } from 'vitest'
import { readContent } from '#server/imports/posts/content/read-content.ts'
import { cleanBody, cleanPageText, cleanText } from './clean-body.ts'

const cleaners = [cleanBody, cleanText, cleanPageText]

// To parse the longest of them would take minutes, more than a test has.
test.each([
  ['one element', '<b>'],
  ['elements in turn', '<b><I class="a">'],
  ['elements that close others of their kind', '<option><p>'],
  ['an end in a script', '<b><script></b></script>'],
  ['an end in a comment', '<b><!--</b>-->'],
  ['an end in an attribute', '<b title="</b>">'],
  ['an end of another name', '<b!></b>'],
  ['unknown elements with long names', `<${'x'.repeat(60)}a></${'x'.repeat(60)}b>`],
])('%s, nested without end, leave the text without tags', (_what, part) => {
  const html = `<p>Hello ${part.repeat(300_000)}there</p>`
  for (const clean of cleaners) {
    const text = clean(html)
    expect([text.startsWith('Hello'), text.endsWith('there'), /<[a-z]/i.test(text)]).toEqual([true, true, false])
  }
})

test.each([
  ['paragraphs', '<p>One more.'],
  ['list items', '<li>One more'],
  ['rows of a table', '<tr><td>One<td>more'],
  ['lines', 'One more<br>'],
  ['complete sections', '<div><p>One more.</p></div>'],
])('thousands of %s keep their tags, with and without their ends', (_what, part) => {
  expect(cleanBody(part.repeat(5_000)).match(/<[a-z]/g)!.length).toBeGreaterThanOrEqual(5_000)
})

test('the text of a post that is nested without end is read without its tags', () => {
  const html = `<p>Hello</p>${'<b>'.repeat(300_000)}there`
  const { parts } = readContent(html, { host: '', uploads: new Map() }, 'wordpress')
  expect(JSON.stringify(parts)).toMatch(/Hello\s+there/)
})
