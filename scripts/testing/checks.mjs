import { join } from 'node:path'
import { runToEnd } from '../setup/child.mjs'
import { root } from '../setup/root.mjs'

// The linter prints colors even without a terminal, and ignores NO_COLOR.
const colors = process.stdout.isTTY ? [] : ['--colors=off']

/** Checks without running anything. Imports between folders are rules of the linter (`biome.json`). */
export const checks = {
  'format and lint': [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'ci', '--no-errors-on-unmatched', ...colors],
  // Folders of the server that import each other in a cycle (`docs/decisions/038`).
  folders: [join(root, 'scripts/lint/check-folders.mjs')],
  // Files and exports that only tests use, and packages that nothing imports (`knip.json`).
  'unused code': [
    join(root, 'node_modules/knip/bin/knip.js'),
    '--production',
    '--no-progress',
    '--include',
    'files,exports,dependencies',
  ],
  // Incremental: a second check looks only at changes, in 3 s instead of 20.
  types: [
    join(root, 'node_modules/typescript/bin/tsc'),
    '--project',
    root,
    // Four checkers, the compiler's default, repeat most of each other's work: with one it takes half of the CPU time
    // and of the memory, and leaves the other core to the other checks.
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    join(root, 'node_modules/.cache/types.tsbuildinfo'),
  ],
}

/** Runs one check and returns whether it passed. @param {keyof typeof checks} name */
export async function runCheck(name) {
  return (await runToEnd(process.execPath, checks[name], { cwd: root })) === 0
}
