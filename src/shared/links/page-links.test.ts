import { expect, test } from 'vitest'
import { followedLink, pageLinksIn, pageLinksOfSettings, withFollowedLinks, withPageLinks } from './page-links.ts'
import { linkSchema } from './schema.ts'

const paths: Readonly<Record<string, string>> = { abc: '/visit', home: '/' }
const linkPaths = (homePath = '/') => ({ homePath, pathOf: (id: string) => paths[id] ?? null })
const follow = (html: string) => withPageLinks(html, linkPaths())

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

test('links in settings are followed wherever they are, and are empty where visitors see no page', () => {
  const settings = {
    href: 'page:abc#hours',
    plans: [{ href: 'page:gone', name: 'page:abc' }, { href: '/about' }, { href: null }],
  }
  expect(pageLinksOfSettings(settings)).toEqual(['abc', 'gone'])
  expect(withFollowedLinks(settings, linkPaths())).toEqual({
    href: '/visit#hours',
    plans: [{ href: '', name: 'page:abc' }, { href: '/about' }, { href: null }],
  })
})

test.each([
  ['/shop', true],
  ['page:abc', true],
  ['page:abc#opening-hours', true],
  ['page:', false],
  ['page:a b', false],
  ['page:abc#', false],
  ['page:abc"onclick', false],
  ['//elsewhere.example', false],
  ['javascript:alert(1)', false],
])('%s as a link: %s', (href, isLink) => {
  expect(linkSchema.safeParse(href).success).toBe(isLink)
})

test.each([
  ['/', '/home'],
  ['/#visit', '/home#visit'],
  ['/?ref=1', '/home?ref=1'],
  ['/about', '/about'],
  ['//', '//'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ['#top', '#top'],
])('behind a splash page, a link that was typed as %s leads to %s', (typed, leadsTo) => {
  expect(followedLink(typed, linkPaths('/home'))).toBe(leadsTo)
  expect(withPageLinks(`<a href="${typed}">/</a>`, linkPaths('/home'))).toBe(`<a href="${leadsTo}">/</a>`)
})
