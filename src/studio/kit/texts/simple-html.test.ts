import { expect, test } from 'vitest'
import { isPageText, isSimpleHtml, tidyHtml } from './simple-html.ts'

test.each([
  ['', true],
  ['<p>Thrown <strong>by hand</strong>.</p><ul><li>One</li></ul>', true],
  ['<p><a href="https://example.com?a=1&amp;b=2" target="_blank" rel="noopener">link</a></p>', true],
  ['<p>2 < 3 and 5 > 4</p>', true],
  ['<table><tr><td>Size</td></tr></table>', false],
  ['<p><img src="https://example.com/a.jpg" alt=""></p>', false],
  ['<p lang="fr">Bol</p>', false],
  ['<p><a title="More" href="/x">link</a></p>', false],
])('%s is simple: %s', (html, isSimple) => {
  expect(isSimpleHtml(html)).toBe(isSimple)
})

test.each([
  ['<h1 class="align-center">Title</h1><p>In <span class="size-large color-accent">color</span></p>', true],
  ['<p class="size-large">Words</p>', false],
  ['<p class="other">Words</p>', false],
  ["<p class='align-center'>Words</p>", false],
  ['<p class>Words</p>', true],
  ['<p><a class="align-center" href="/x">Words</a></p>', false],
])('%s can be written on a page: %s', (html, isText) => {
  expect(isPageText(html)).toBe(isText)
  expect(html.includes('class=') && isSimpleHtml(html)).toBe(false)
})

test('an empty paragraph is no text', () => {
  expect(tidyHtml('<p></p>')).toBe('')
  expect(tidyHtml('<p> </p><p><br></p>')).toBe('')
  expect(tidyHtml('<p>a</p>')).toBe('<p>a</p>')
})
