import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRows, type ImportRow, planImport } from './plan-import.ts'
import { type Rule, stepFrom } from './rules.ts'

const row = (from: string, to: string, line = 1): ImportRow => ({ line, from, to, coversBelow: false })

test.each([
  [row('', '/new'), 'from-empty'],
  [row('/old', ''), 'to-empty'],
  [row('old', '/new'), 'from-unreadable'],
  [row('/old?id=3', '/new'), 'from-query'],
  [row('/blog/[name]', '/news/[name]'), 'from-pattern'],
  [row('/old/*', '/new'), 'from-pattern'],
  [row('/cart', '/new'), 'from-served'],
  [row('https://old.example/', '/new'), 'from-served'],
  [row('/old', 'javascript:alert(1)'), 'to-unreadable'],
  [row('/old', '//evil.example'), 'to-unreadable'],
  [row('/old', '/new?x=1#top'), null],
  [row('https://old.example/old/', 'https://shop.example/new'), null],
])('%j has the problem %s', (one, code) => {
  const { usable, problems } = checkRows([one], ['shop.example'])
  expect(problems[0]?.code ?? null).toBe(code)
  expect(usable).toHaveLength(code ? 0 : 1)
})

test('the first row of an old URL counts, and a whole URL of the site is a path', () => {
  const { usable, problems } = checkRows(
    [row('/old', 'https://shop.example/new', 2), row('https://old.example/old', '/other', 3)],
    ['shop.example'],
  )
  expect(usable).toEqual([{ line: 2, from: '/old', to: '/new', coversBelow: false }])
  expect(problems).toEqual([{ line: 3, code: 'from-repeated', text: 'https://old.example/old' }])
})

function plan(
  rows: readonly [from: string, to: string][],
  known: readonly [string, string][] = [],
  pages: string[] = [],
) {
  const rules = new Map(known.map(([from, to]): [string, Rule] => [from, { from, to, coversBelow: false }]))
  const planned = planImport(
    rows.map(([from, to], place) => ({ line: place + 1, from, to, coversBelow: false })),
    { rules, pages: new Set(pages) },
  )
  return {
    ...planned,
    written: planned.written.map(({ from, to }) => `${from} ${to}`),
    problems: planned.problems.map(({ line, code }) => `${line} ${code}`),
  }
}

describe('the redirects of a file', () => {
  test('lead to the end of their chain, in the file and on the site', () => {
    const rows: [string, string][] = [
      ['/a', '/b'],
      ['/b', '/c?x=1'],
      ['/d', '/old'],
    ]
    const { written, shortened } = plan(rows, [['/old', 'https://elsewhere.example/']])
    expect(written).toEqual(['/a /c?x=1', '/b /c?x=1', '/d https://elsewhere.example/'])
    expect(shortened).toBe(2)
  })

  test('end at a page, even where a redirect of earlier is left', () => {
    expect(plan([['/a', '/b']], [['/b', '/c']], ['/b']).written).toEqual(['/a /b'])
  })

  test('never go in circles, nor lead into one', () => {
    const { written, problems } = plan([
      ['/a', '/b'],
      ['/b', '/a'],
      ['/x', '/a'],
      ['/self', '/self?again=1'],
      ['/fine', '/shop'],
    ])
    expect(written).toEqual(['/fine /shop'])
    expect(problems).toEqual(['1 loop', '2 loop', '3 loop', '4 loop'])
    expect(plan([['/a', '/e']], [['/e', '/a']]).problems).toEqual(['1 loop'])
  })

  test('leave pages alone', () => {
    expect(plan([['/about', '/shop']], [], ['/about']).problems).toEqual(['1 page-exists'])
  })

  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f')
  const pairs = fc.uniqueArray(fc.tuple(path, path), { selector: ([from]) => from, maxLength: 6 })
  test('whatever the file says, none leads to itself or to the start of another', () => {
    fc.assert(
      fc.property(pairs, pairs, (rows, before) => {
        // The site has no chains.
        const known = before.filter(([from, to]) => from !== to && !before.some(([other]) => other === to))
        const { written } = plan(rows, known)
        const after = new Map([...known, ...written.map((one) => one.split(' ') as [string, string])])
        const rules = [...after].map(([from, to]): Rule => ({ from, to, coversBelow: false }))
        for (const one of written) {
          const [from, to] = one.split(' ') as [string, string]
          expect(to).not.toBe(from)
          expect(stepFrom(to, rules)).toBeNull()
        }
      }),
    )
  })
})
