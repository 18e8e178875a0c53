import { expect, test } from 'vitest'
import type { IslandName } from '../islands/place-island.tsx'
import { bundleOf } from './bundles.ts'

const islands = import.meta.glob<{ default: unknown }>('../**/island.tsx', { eager: true })
const bundles = import.meta.glob<string>('./bundles/*.ts', { query: '?raw', import: 'default', eager: true })
const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const placed = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/<Island\b[^>]*?\bname="([^"]+)"/g)].map(([, name]) => [name!, file] as const),
)

test('islands are placed', () => expect(placed.length).toBeGreaterThan(1))

test.each(placed)('%s, placed by %s, has its component where the runtime looks', (name) => {
  expect(islands[`../${name}/island.tsx`]?.default).toBeTypeOf('function')
})

test.each(placed)('%s, placed by %s, is in the bundle that the runtime loads for it', (name) => {
  const source = bundles[`./bundles/${bundleOf[name as IslandName]}.ts`]
  expect(source, 'name it in bundles.ts').toBeDefined()
  expect(source).toContain(`'${name}': {`)
  expect(source).toContain(`'../../${name}/island.tsx'`)
})
