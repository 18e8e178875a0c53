import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PasswordOwner, weaknessOf } from './weakness-of.ts'

const owner: PasswordOwner = { email: 'nora.reeves@tidemill.example', names: ['Nora Reeves', 'Tidemill Ceramics'] }

test.each([
  ['1234567890', 'common'],
  ['password123', 'common'],
  ['P@ssw0rd2026', 'common'],
  ['qwertyuiop', 'common'],
  ['iloveyou1234', 'common'],
  ['aaaaaaaaaaaa', 'pattern'],
  ['abcabcabcabc', 'pattern'],
  ['abcdefghijkl', 'pattern'],
  ['zxcvbnm,./', 'pattern'],
  ['tidemill2026!', 'personal'],
  ['Tidemill-Ceramics', 'personal'],
  ['nora.reeves@tidemill.example', 'personal'],
  ['nora123456', 'personal'],
])('%s is refused: %s', async (password, weakness) => {
  expect(await weaknessOf(password, owner)).toBe(weakness)
})

test.each(['correct horse battery', 'kiln dawn otter', 'Xk29fjq0Lz', 'lookingatthings', '窯と海と朝の光と風の音'])(
  '%s is taken',
  async (password) => {
    expect(await weaknessOf(password, owner)).toBeNull()
  },
)

test('a short name is no reason to refuse the words that contain it', async () => {
  expect(await weaknessOf('workshop otter dawn', { email: 'x@a.example', names: ['Shop'] })).toBeNull()
})

test('four words of ten thousand are always taken, and a character repeated never is', async () => {
  const word = fc.stringMatching(/^[a-z]{5,9}$/)
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 4, maxLength: 4 }), fc.constantFrom(...'ab1 '), async (words, one) => {
      fc.pre(new Set(words.map((each) => each.slice(0, 3))).size === 4)
      expect(await weaknessOf(words.join(' '), { email: 'x@a.example', names: [] })).toBeNull()
      expect(await weaknessOf(one.repeat(12), owner)).not.toBeNull()
    }),
    { numRuns: 50 },
  )
})
