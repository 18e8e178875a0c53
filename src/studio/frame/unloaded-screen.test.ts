import { expect, test } from 'vitest'
import { isUnloaded } from './unloaded-screen.ts'

test.each([
  [new TypeError('Failed to fetch dynamically imported module: /assets/stock.js'), true],
  [new TypeError('error loading dynamically imported module'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/stock.css'), true],
  [new TypeError("Cannot read properties of undefined (reading 'id')"), false],
  [new Error('the import is not there'), false],
  [{ status: 404 }, false],
])('%s: %s', (error, isMissing) => {
  expect(isUnloaded(error)).toBe(isMissing)
})
