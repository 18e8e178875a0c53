import { expect, test } from 'vitest'
import { browserFiles } from './browser-files.ts'

const manifest = {
  'src/storefront/islands/runtime.ts': { file: 'assets/runtime-1.js', imports: ['_shared.js'] },
  'src/storefront/islands/hydrate-island.tsx': { file: 'assets/hydrate-1.js', imports: ['_react.js'] },
  'src/storefront/products/purchase/island.tsx': {
    file: 'assets/purchase-1.js',
    imports: ['_react.js', '_shared.js', '_cart.js'],
  },
  '_shared.js': { file: 'assets/shared-1.js' },
  '_react.js': { file: 'assets/react-1.js' },
  '_cart.js': { file: 'assets/cart-1.js' },
}

test('an island names its own file, what it imports and what hydrates it, but not what the page has already', () => {
  const files = browserFiles(manifest)
  expect(files.runtime).toBe('/assets/runtime-1.js')
  expect(files.filesOf('products/purchase')).toEqual([
    '/assets/purchase-1.js',
    '/assets/hydrate-1.js',
    '/assets/react-1.js',
    '/assets/cart-1.js',
  ])
})

test('a bundle without its runtime is refused', () => {
  expect(() => browserFiles({})).toThrow('npm run build')
})
