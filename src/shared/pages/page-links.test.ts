import { expect, test } from 'vitest'
import { pageLinksIn, withPageLinks } from './page-links.ts'

const paths: Readonly<Record<string, string>> = { abc: '/visit', home: '/' }
const follow = (html: string) => withPageLinks(html, (id) => paths[id] ?? null)

test.each([
  ['<a href="page:abc">a</a>', '<a href="/visit">a</a>'],
  [
    '<a href="page:abc#hours" title="x">a</a><a href="page:home">b</a>',
    '<a href="/visit#hours" title="x">a</a><a href="/">b</a>',
  ],
  ['<a href="page:gone">a</a>', '<a>a</a>'],
  ['<a href="page:abc?x=1">a</a>', '<a>a</a>'],
  ['<a href="/about">page:abc</a>', '<a href="/about">page:abc</a>'],
])('%s becomes %s', (html, expected) => {
  expect(follow(html)).toBe(expected)
})

test('the pages that a text links to are known', () => {
  expect(pageLinksIn('<a href="page:abc">a</a> <a href="/x">b</a> <a href="page:home#top">c</a>')).toEqual([
    'abc',
    'home',
  ])
  expect(pageLinksIn('page:abc')).toEqual([])
})
