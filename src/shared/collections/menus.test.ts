import { expect, test } from 'vitest'
import { blankLink, depthOfMenu, levelsOf, menus, toLayoutLinks, toNavigationItems } from './menus.ts'
import { type NavigationItem, navigationItemsSchema } from './schema.ts'

test('links come as older clients send them, and are kept whole', () => {
  const items = navigationItemsSchema.parse([
    { collectionId: 'collection-1', externalLink: null, memberAreaId: null, items: [] },
    { title: 'More', items: [{ externalLink: 'https://example.com' }] },
  ])
  expect(toLayoutLinks(items)).toEqual([
    { ...blankLink, collectionId: 'collection-1' },
    {
      ...blankLink,
      title: 'More',
      children: [{ ...blankLink, externalLink: { url: 'https://example.com', newWindow: false } }],
    },
  ])
})

test('what was stored is sent and stored again without a change', () => {
  const folder = { ...blankLink, title: 'More', isHidden: true, folderBehavior: 1 as const, urlId: 'more' }
  const links = [{ ...folder, children: [{ ...blankLink, collectionId: 'collection-1', title: 'Again' }] }]
  expect(toLayoutLinks(navigationItemsSchema.parse(toNavigationItems(links)))).toEqual(links)
})

test.each<[string, NavigationItem]>([
  ['a link to a page', { collectionId: 'page-1', folderBehavior: 1, urlId: 'more' }],
  ['a folder that shows nothing', { title: 'More', folderBehavior: 3, urlId: 'more' }],
  ['a folder without a URL', { title: 'More', folderBehavior: 2, urlId: '' }],
])('%s has no URL of its own', (_, item) => {
  expect(toLayoutLinks([item])[0]).toMatchObject({ folderBehavior: 3, urlId: '' })
})

test('menus are as deep as they are drawn, and links are counted with their folders', () => {
  const folder = (children: (typeof blankLink)[]) => ({ ...blankLink, children })
  expect(menus.map(({ identifier }) => depthOfMenu(identifier))).toEqual([3, 1, 2])
  expect([levelsOf([]), levelsOf([blankLink]), levelsOf([blankLink, folder([folder([blankLink])])])]).toEqual([0, 1, 3])
})
