import { expect, it } from 'vitest'
import { describeHtml } from './describe-html.ts'

it.each([
  ['', ''],
  ['<h2>Where</h2><p>We ship on Mondays.</p>', 'We ship on Mondays.'],
  [
    '<p>Salt &amp; pepper, <a href="/shop">from the shop</a>.</p><ul><li>One</li><li>Two</li></ul>',
    'Salt & pepper, from the shop. One Two',
  ],
  [`<p>${'word '.repeat(60)}</p>`, `${'word '.repeat(32).trim()}…`],
  [`<p>${'x'.repeat(300)}</p>`, `${'x'.repeat(159)}…`],
])('%s', (html, text) => {
  expect(describeHtml(html)).toBe(text)
  expect(text.length).toBeLessThanOrEqual(160)
})
