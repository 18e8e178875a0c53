import { expect, test } from 'vitest'
import { browserFiles } from './browser-files.ts'

const manifest = {
  'src/storefront/islands/runtime.ts': { file: 'assets/runtime-1.js', imports: ['_shared.js'] },
  'src/storefront/islands/bundles/product.ts': {
    file: 'assets/product-1.js',
    imports: ['_react.js', '_shared.js', '_cart.js'],
  },
  '_shared.js': { file: 'assets/shared-1.js' },
  '_react.js': { file: 'assets/react-1.js' },
  '_cart.js': { file: 'assets/cart-1.js' },
}

test('an island names the file of its page type and what that imports, but not what the page has already', () => {
  const files = browserFiles(manifest)
  expect(files.runtime).toBe('/assets/runtime-1.js')
  const ofProduct = ['/assets/product-1.js', '/assets/react-1.js', '/assets/cart-1.js']
  expect(files.filesOf('products/purchase')).toEqual(ofProduct)
  expect(files.filesOf('products/gallery')).toEqual(ofProduct)
})

test('a bundle without its runtime is refused', () => {
  expect(() => browserFiles({})).toThrow('npm run build')
})
