import { expect, test } from 'vitest'
import { browserFiles } from './browser-files.ts'

test('a page names the file of the runtime', () => {
  const files = browserFiles({ 'src/storefront/hydration/runtime.ts': { file: 'assets/runtime-1.js' } })
  expect(files.runtime).toBe('/assets/runtime-1.js')
})

test('a bundle without its runtime is refused', () => {
  expect(() => browserFiles({})).toThrow('npm run build')
})
