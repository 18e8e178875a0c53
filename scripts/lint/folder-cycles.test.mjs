import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../setup/root.mjs'
import { guarded, importedFiles, importsBetweenFolders } from './folder-arrows.mjs'
import { closingArrows, inWords } from './folder-cycles.mjs'

/** Imports of files by files, as in 'orders/a.ts downloads/b.ts'. */
const importsOf = (...lines) =>
  lines.map((line) => {
    const [file, imported] = line.split(' ')
    return { file, imported, from: file.split('/')[0], to: imported.split('/')[0] }
  })

const arrowsIn = (imports) => closingArrows(imports).map(({ arrow }) => `${arrow.from} -> ${arrow.to}`)

test('folders that import each other one way make no cycle', () => {
  expect(arrowsIn(importsOf('cart/a.ts orders/b.ts', 'orders/b.ts site/c.ts', 'cart/a.ts site/c.ts'))).toEqual([])
})

test('a cycle is reported by its arrow with the fewest imports, and by the way back', () => {
  const imports = importsOf(
    'downloads/open.ts orders/move.ts',
    'downloads/open.ts orders/read.ts',
    'orders/insert.ts downloads/open.ts',
  )
  const closing = closingArrows(imports)
  expect(closing.map(({ arrow }) => arrow.imports)).toEqual([[imports[2]]])
  expect(inWords('server', closing)).toContain(
    'orders -> downloads\n' +
      '    orders/insert.ts -> downloads/open.ts\n' +
      '  although\n' +
      '    downloads/open.ts -> orders/move.ts\n',
  )
})

test('a cycle over several folders is reported with every step of its way back', () => {
  const imports = importsOf(
    'cart/a.ts products/b.ts',
    'cart/c.ts products/b.ts',
    'products/b.ts search/d.ts',
    'products/e.ts search/d.ts',
    'search/d.ts cart/a.ts',
  )
  const [{ arrow, back }] = closingArrows(imports)
  expect([arrow.from, arrow.to]).toEqual(['search', 'cart'])
  expect(back.map(({ from, to }) => `${from} -> ${to}`)).toEqual(['cart -> products', 'products -> search'])
})

test('without the reported arrows there is no cycle left', () => {
  const folders = ['a', 'b', 'c', 'd', 'e']
  const imports = folders.flatMap((from, index) =>
    folders.flatMap((to, other) =>
      from === to
        ? []
        : importsOf(...Array.from({ length: 1 + ((index * 7 + other) % 3) }, () => `${from}/x.ts ${to}/y.ts`)),
    ),
  )
  const told = new Set(arrowsIn(imports))
  expect(told.size).toBeGreaterThan(0)
  expect(arrowsIn(imports.filter(({ from, to }) => !told.has(`${from} -> ${to}`)))).toEqual([])
})

test.each([
  ['an import', "import { a } from './a.ts'", 'orders/a.ts'],
  ['an import of a type', "import type { A } from '#server/stock/a.ts'", 'stock/a.ts'],
  ['a type inside others', "type A = readonly import('../stock/a.ts').A[]", 'stock/a.ts'],
  ['an export', "export { a } from '../stock/a.ts'", 'stock/a.ts'],
  ['an export of everything', "export * from '../stock/a.ts'", 'stock/a.ts'],
  ['an import while it runs', "const a = await import('../stock/a.ts')", 'stock/a.ts'],
  ['a file of the root', "import { a } from '#server/stores.ts'", 'stores.ts'],
])('%s counts', (_what, code, expected) => {
  expect(importedFiles('server', 'orders/some.ts', code)).toEqual([expected])
})

test.each(["import { a } from 'zod'", "import { a } from '#shared/a.ts'", "const a = './a.ts'"])(
  '%s does not',
  (code) => {
    expect(importedFiles('server', 'orders/some.ts', code)).toEqual([])
  },
)

test.each(Object.keys(guarded))('the folders of %s are seen', (area) => {
  const imports = importsBetweenFolders(join(root, 'src'), area)
  expect(imports.length).toBeGreaterThan(100)
  expect(imports.filter(({ file, imported }) => /\.test\./.test(`${file} ${imported}`))).toEqual([])
})
