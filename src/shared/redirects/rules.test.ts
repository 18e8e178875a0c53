import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followRedirects, type Move, pathsToLookUp, planRedirects } from './rules.ts'

type Rule = { from: string; to: string; coversBelow: boolean }

function after(moves: readonly Move[], start: readonly Rule[] = []): Map<string, Rule> {
  const rules = new Map(start.map((rule) => [rule.from, rule]))
  for (const move of moves) {
    const { ended, written } = planRedirects([...rules.values()], [move])
    for (const from of ended) rules.delete(from)
    for (const rule of written) rules.set(rule.from, rule)
  }
  return rules
}

const follow = (rules: Map<string, Rule>, path: string) =>
  followRedirects(path, async (paths) => paths.flatMap((one) => rules.get(one) ?? []))

test.each<[string, Move[], string, string | null]>([
  ['a page that moved', [{ from: '/a', to: '/b' }], '/a', '/b'],
  [
    'a page that moved twice, in one step',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
    ],
    '/a',
    '/c',
  ],
  [
    'nowhere from a page that is back',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    '/a',
    null,
  ],
  [
    'back from where a page was for a while',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
    '/b',
    '/a',
  ],
  ['what is below a store page', [{ from: '/shop', to: '/store', coversBelow: true }], '/shop/p/mug', '/store/p/mug'],
  ['nothing below a page', [{ from: '/shop', to: '/store' }], '/shop/p/mug', null],
  [
    'a product of a store page that moved, moved itself',
    [
      { from: '/shop', to: '/store', coversBelow: true },
      { from: '/store/p/a', to: '/store/p/b' },
    ],
    '/shop/p/a',
    '/store/p/b',
  ],
  [
    'a product that moved before its store page did',
    [
      { from: '/shop/p/a', to: '/shop/p/b' },
      { from: '/shop', to: '/store', coversBelow: true },
    ],
    '/shop/p/a',
    '/store/p/b',
  ],
  ['nothing beside a store page', [{ from: '/shop', to: '/store', coversBelow: true }], '/shopping', null],
])('follows %s', async (_, moves, path, end) => {
  expect(await follow(after(moves), path)).toBe(end)
})

test('a query of the destination stays when the page behind it moves', () => {
  const rules = after([{ from: '/new', to: '/newer' }], [{ from: '/old', to: '/new?sort=title', coversBelow: false }])
  expect(rules.get('/old')?.to).toBe('/newer?sort=title')
})

test('redirects to other sites stay as they are', () => {
  const out = { from: '/old', to: 'https://elsewhere.example/a', coversBelow: false }
  expect(planRedirects([out], [{ from: '/a', to: '/b' }]).written).toEqual([
    { from: '/a', to: '/b', coversBelow: false },
  ])
})

test('looks a path up with all paths above it', () => {
  expect(pathsToLookUp('/a/b/c')).toEqual(['/a/b/c', '/a/b', '/a'])
  expect(pathsToLookUp(`/${'x/'.repeat(20)}x`)).toHaveLength(1)
})

const paths = fc.constantFrom('/a', '/b', '/c', '/a/p/x', '/b/p/x', '/b/p/y', '/c/p/x', '/c/p/y')
const moves = fc.array(fc.record({ from: paths, to: paths, coversBelow: fc.boolean() }), { maxLength: 12 })

test('whatever moves, no redirect leads to itself or to the start of another', () => {
  fc.assert(
    fc.property(moves, (list) => {
      const rules = after(list)
      for (const rule of rules.values()) {
        expect(rule.to).not.toBe(rule.from)
        expect(rules.get(rule.to)?.from).toBeUndefined()
      }
    }),
  )
})

test('whatever moves, the last place of a page is where its former places lead', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom('/a', '/b', '/c', '/d', '/e'), { minLength: 2 }),
      async (places) => {
        const rules = after(places.slice(1).map((to, step) => ({ from: places[step]!, to })))
        for (const place of places.slice(0, -1)) expect(await follow(rules, place)).toBe(places.at(-1))
      },
    ),
  )
})
