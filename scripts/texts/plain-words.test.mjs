import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../setup/root.mjs'

/** Code with its comments, names and titles of tests, and the documents that engineers read first, with the decisions. */
const PLACES = [
  ...['src/**/*.{ts,tsx,css}', 'e2e/**/*.ts', 'bench/*.mjs', 'bench/measure/**/*.mjs'],
  ...['*.md', 'docs/*.md', 'docs/decisions/*.md'],
]
const files = PLACES.flatMap((place) => globSync(place, { cwd: root }))
const lines = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((text, index) => ({ file, line: index + 1, text })),
)

/** Words that people who have learned English as a second language look up, and what is written in their place. */
const unused = [
  { word: /\bwhoever\b/i, better: 'someone who, or who it is' },
  { word: /\banew\b/i, better: 'again' },
  { word: /\bdearer\b/i, better: 'more expensive' },
  { word: /\bheeds?\b/i, better: 'handles, follows' },
  { word: /\b(tells?|told|hears?|heard) of\b/i, better: 'reports, is notified about' },
  { word: /\blies? (above|below|beside)\b/i, better: 'is above, is below, is next to' },
  { word: /\bas ever\b/i, better: 'as before' },
  { word: /\bgood once\b/i, better: 'works once' },
  { word: /strangers?\b/i, better: 'a visitor, anyone, someone else, a person without access' },
  { word: /\bin words\b/i, better: 'as text, as a sentence, with a message' },
  { word: /\b(in vain|at hand|alike)\b/i, better: 'without success, in reach, the same' },
  {
    word: /\b(hence(forth)?|thus|thereby|where(in|by)|whence|lest|albeit|whilst|amongst)\b/i,
    better: 'so, which, while',
  },
  { word: /\b(nought|ought|dwells?|guise|tidings|hither)\b/i, better: 'a word of every day' },
  { word: /\b(carries|speaks) (a|an|the|no|nothing|of|what|its)\b/i, better: 'contains, has, mentions' },
  // A law is named by its paragraph; a specification that is not in the repository is not named at all.
  { word: /§(?!.*\b(UStG|BGB)\b)/, better: 'the reason, or a link to docs/compatibility.md' },
]

test('there is code to look at', () => {
  expect(files.length).toBeGreaterThan(4000)
})

test.each(unused)('no name, comment or title says $word', ({ word, better }) => {
  const found = lines.filter(({ text }) => word.test(text))
  expect(found.map(({ file, line, text }) => `${file}:${line} ${text.trim()} (better: ${better})`)).toEqual([])
})
