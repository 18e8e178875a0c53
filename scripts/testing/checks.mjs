import { join } from 'node:path'
import { runToEnd } from '../setup/child.mjs'
import { root } from '../setup/root.mjs'

// The linter colours its words also where nobody sees colours, and does not ask NO_COLOR.
const colours = process.stdout.isTTY ? [] : ['--colors=off']

/** What is checked without running anything. The arrows between the rooms are rules of the linter (`biome.json`). */
export const checks = {
  'format and lint': [
    join(root, 'node_modules/@biomejs/biome/bin/biome'),
    'ci',
    '--no-errors-on-unmatched',
    ...colours,
  ],
  types: [join(root, 'node_modules/typescript/bin/tsc'), '--project', root],
}

/** Runs one check and answers whether all is well. @param {keyof typeof checks} name */
export async function runCheck(name) {
  return (await runToEnd(process.execPath, checks[name], { cwd: root })) === 0
}
