import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { runQuietly } from './child.mjs'
import { Stop } from './stop.mjs'

/**
 * Installs exactly the packages of a folder's lock file, with the machine's npm run by the given Node. npm's output is
 * shown when it fails.
 *
 * @param {string} folder
 * @param {string} [node]
 * @returns {Promise<number>} npm's exit code
 */
export function installLocked(folder, node = process.execPath) {
  // Packages in npm's cache are used without a request (the lock file contains the hashes), so that this works offline
  // too. The build needs the development packages even if NODE_ENV is production. Packages run no scripts.
  const args = [
    'ci',
    '--include=dev',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  return runQuietly(node, [npmCommand(), ...args], { cwd: folder })
}

/** The JavaScript file of the machine's npm, so that a chosen Node can run it. */
function npmCommand() {
  const caller = process.env.npm_execpath
  if (caller?.endsWith('npm-cli.js') && existsSync(caller)) return caller
  for (const folder of [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)]) {
    const places = ['npm', '../lib/node_modules/npm/bin/npm-cli.js', 'node_modules/npm/bin/npm-cli.js']
    for (const place of places) {
      const file = join(folder, place)
      if (!existsSync(file)) continue
      const real = realpathSync(file)
      if (real.endsWith('npm-cli.js')) return real
    }
  }
  throw new Stop('npm was not found. It comes with Node.js: https://nodejs.org/en/download')
}
