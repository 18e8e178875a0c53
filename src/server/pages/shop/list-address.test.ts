import { describe, expect, test } from 'vitest'
import { noFilters } from '#server/products/visible/list-filters.ts'
import { listHref, pagingOf, readListAddress, sortChoices } from './list-address.ts'

const read = (query: string) => readListAddress('/shop', new URLSearchParams(query))

describe("a list's address", () => {
  test.each([
    ['', { sort: 'manual', view: 'grid', page: 1 }],
    ['sort=price-low&view=list&page=3', { sort: 'price-low', view: 'list', page: 3 }],
    ['sort=drop+table&view=cube&page=-1', { sort: 'manual', view: 'grid', page: 1 }],
    ['page=1.5', { sort: 'manual', view: 'grid', page: 1 }],
    ['page=1e99', { sort: 'manual', view: 'grid', page: 1 }],
  ])('%o is read, and what is strange counts as absent', (query, expected) => {
    expect(read(query)).toEqual({ path: '/shop', usualSort: 'manual', filters: noFilters, ...expected })
  })

  test('leaves out what is usual, so that every list has one address', () => {
    expect(listHref(read('sort=newest&page=2'), { sort: 'manual', page: 1 })).toBe('/shop')
    expect(listHref(read('view=list'), { sort: 'title', page: 2 })).toBe('/shop?sort=title&view=list&page=2')
  })

  test('begins in the order that the list has, and says any other', () => {
    const address = readListAddress('/shop/cups', new URLSearchParams('option.Glaze=Bone'), 'newest')
    expect(listHref(address, {})).toBe('/shop/cups?option.Glaze=Bone')
    expect(listHref(address, { sort: 'manual' })).toBe('/shop/cups?sort=manual&option.Glaze=Bone')
  })

  test('begins another order at the first page', () => {
    const choices = sortChoices(read('sort=newest&page=4'))
    expect(choices.find((choice) => choice.label === 'A to Z')).toEqual({
      label: 'A to Z',
      href: '/shop?sort=title',
      isCurrent: false,
    })
    expect(choices.filter((choice) => choice.isCurrent).map((choice) => choice.label)).toEqual(['Newest'])
  })

  test.each([
    [1, 0, { pages: 1, previousHref: null, nextHref: null }],
    [1, 24, { pages: 1, previousHref: null, nextHref: null }],
    [1, 25, { pages: 2, previousHref: null, nextHref: 'page 2' }],
    [2, 49, { pages: 3, previousHref: 'page 1', nextHref: 'page 3' }],
    [9, 49, { pages: 3, previousHref: 'page 3', nextHref: null }],
  ])('page %i of %i products has the right neighbours', (page, total, expected) => {
    expect(pagingOf(page, total, (next) => `page ${next}`)).toEqual({ page, ...expected })
  })
})
