import { expect, test } from 'vitest'
import { goToKeys, isApple, shortcutLines } from './key-words.ts'

test.each([
  ['MacIntel', '⌘'],
  ['iPhone', '⌘'],
  ['Win32', 'Ctrl'],
  ['Linux x86_64', 'Ctrl'],
])('on %s, shortcuts begin with %s', (platform, key) => {
  expect(shortcutLines(isApple(platform))).toContainEqual(['Save', [key, 'S']])
})

test('each place has a key of its own', () => {
  expect(new Set(goToKeys.map(({ key }) => key)).size).toBe(goToKeys.length)
})
