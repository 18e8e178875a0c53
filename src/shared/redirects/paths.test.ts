import { expect, test } from 'vitest'
import { normalPath, readFrom, readTo, withQuery } from './paths.ts'

test.each([
  ['/old', '/old'],
  ['/old/', '/old'],
  ['/', '/'],
  ['/products/Mug?size=1#a', '/products/Mug'],
  ['/h%c3%a4user', '/h%C3%A4user'],
  ['/häuser', '/h%C3%A4user'],
  ['/a b', '/a%20b'],
  ['//evil.example/x', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['old', null],
  ['/a/../b', null],
  ['/100%', null],
  ['/%00', null],
  ['', null],
])('keeps the path %j as %j', (text, path) => {
  expect(normalPath(text)).toBe(path)
})

test.each([
  ['/old', '/old'],
  ['https://old.example/products/mug', '/products/mug'],
  ['https://old.example/products/mug?variant=1', null],
  ['/old?page=2', null],
  ['ftp://old.example/x', null],
])('reads the old URL %j as %j', (text, path) => {
  expect(readFrom(text)).toBe(path)
})

test.each([
  ['/shop?sort=title#top', '/shop?sort=title#top'],
  ['/', '/'],
  ['https://elsewhere.example/a b', 'https://elsewhere.example/a%20b'],
  ['HTTP://elsewhere.example', 'http://elsewhere.example/'],
  ['//elsewhere.example', null],
  ['javascript:alert(1)', null],
  ['https://user:secret@elsewhere.example', null],
  ['https://', null],
  ['mailto:olive@example.com', null],
  ['new', null],
])('reads the destination %j as %j', (text, to) => {
  expect(readTo(text)).toBe(to)
})

test.each([
  ['/new', '', '/new'],
  ['/new', 'a=1&b=2', '/new?a=1&b=2'],
  ['/new?c=3', 'a=1', '/new?c=3&a=1'],
  ['/new#top', 'a=1', '/new?a=1#top'],
])('the query stays: %s with %j', (to, query, url) => {
  expect(withQuery(to, query)).toBe(url)
})
