import { expect, test } from 'vitest'
import { cleanBody, cleanPageText } from './clean-body.ts'

test.each([
  ['<h1>Mug</h1><p>For <b>tea</b></p>', '<h2>Mug</h2><p>For <b>tea</b></p>'],
  ['<p onclick="x()">a</p><script>alert(1)</script>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  [
    '<a href="https://example.com" target="_blank">a</a>',
    '<a href="https://example.com" target="_blank" rel="noopener">a</a>',
  ],
  ['<a href="/shop" target="top">a</a>', '<a href="/shop">a</a>'],
  ['<img src="/media/1/a.jpg" onerror="x()">', '<img src="/media/1/a.jpg" alt="" loading="lazy" />'],
  ['<img src="data:image/svg+xml,x">', '<img alt="" loading="lazy" />'],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
  ['<math><mtext><img src=x onerror=alert(1)></mtext></math>b', 'b'],
  ['<xmp><img src=x onerror=alert(1)></xmp>c', 'c'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '" />'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>d', 'd'],
  ['<p style="background:url(https://spy.example)">e</p>', '<p>e</p>'],
  ['<table><tr><td colspan="2">f</td></tr></table>', '<table><tr><td colspan="2">f</td></tr></table>'],
])('%s becomes %s', (dirty, clean) => {
  const cleaned = cleanBody(dirty)
  expect(cleaned).not.toMatch(/onerror|onclick|javascript:|<script|<svg|<iframe/i)
  if (!dirty.startsWith('<noscript>')) expect(cleaned).toBe(clean)
})

test('cleaning twice is cleaning once', () => {
  const once = cleanBody('<p>a &amp; b <i>c</i><br><u>d</u></p>')
  expect(cleanBody(once)).toBe(once)
})

test.each([
  ['<h1>Mug</h1><p onclick="x()">a</p><script>alert(1)</script>', '<h1>Mug</h1><p>a</p>'],
  ['<h1><a href="javascript:alert(1)" target="top">a</a></h1>', '<h1><a>a</a></h1>'],
  [
    '<p class="align-center site-header">a <span class="size-large cart">b</span></p>',
    '<p class="align-center">a <span class="size-large">b</span></p>',
  ],
  ['<p><a class="align-end" href="page:abc#hours">a</a></p>', '<p><a href="page:abc#hours">a</a></p>'],
])('the text of a page keeps its first heading: %s becomes %s', (dirty, clean) => {
  expect(cleanPageText(dirty)).toBe(clean)
  expect(cleanPageText(clean)).toBe(clean)
})
