import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { findTexts } from './find-texts.mjs'

/** Folders with texts for people: interface, emails, failures, command line, and the demo without its products. */
const PLACES = [
  'src/shared/**/*.ts',
  'src/studio/**/*.{ts,tsx}',
  'src/storefront/**/*.{ts,tsx}',
  'src/server/**/*.{ts,tsx}',
  'scripts/**/*.mjs',
  'demo/*.ts',
]
/** Queries, migrations, and the headings of other shops' files are not our texts. */
const isLeftOut = (file) =>
  /\.test\.|\/testing\/|server\/database\/|scripts\/texts\/|\/tables\.ts$|woocommerce-headings/.test(file)

/**
 * Every text of the product that a person may read, in the order of its files.
 * @returns {{ file: string, line: number, text: string }[]}
 */
export function readTexts() {
  const files = PLACES.flatMap((place) => globSync(place, { cwd: root })).filter((file) => !isLeftOut(file))
  return [...new Set(files)].sort().flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    return findTexts(file, code).map((text) => ({ file, ...text }))
  })
}
