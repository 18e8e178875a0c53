import { expect, test } from 'vitest'
import { markdownToHtml } from './markdown-to-html.ts'

test.each([
  ['# Glazes\n\nFour **quiet** ones', '<h1>Glazes</h1>\n<p>Four <strong>quiet</strong> ones</p>'],
  ['[Shop](/shop)', '<p><a href="/shop">Shop</a></p>'],
  ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['[x](javascript:alert(1))', '<p><a>x</a></p>'],
  ['<script>alert(1)</script>\n\ntext', '<p>text</p>'],
  ['<img src=x onerror=alert(1)>', '<img src="x" alt="" loading="lazy" />'],
  ['![a](data:image/svg+xml,x)', '<p><img alt="a" loading="lazy" /></p>'],
])('%j becomes clean HTML', (source, html) => {
  expect(markdownToHtml(source)).toBe(html)
})

test('a table has its rows', () => {
  expect(markdownToHtml('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>2</td>')
})

test('text that is nested too deeply is shown as it is written', () => {
  expect(markdownToHtml('> '.repeat(20_000))).toMatch(/^<pre>&gt; &gt;/)
})
