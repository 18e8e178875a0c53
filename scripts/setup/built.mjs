import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly, runToEnd } from './child.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { root } from './root.mjs'
import { fingerprintOfFiles, isStamped, writeStamp } from './stamp.mjs'
import { Stop } from './stop.mjs'

const stamp = join(root, 'dist/.vitrine-stamp')
export const configs = ['vite.storefront.config.ts', 'vite.studio.config.ts', 'vite.server.config.ts']
const inputs = ['src', 'demo', 'package.json', 'package-lock.json', 'tsconfig.json', 'scripts/bundles', ...configs]
const isInput = (path) => !/\.test\.tsx?$/.test(path)

/** Builds everything into `dist/`, unless the present build was made from the same files. */
export async function ensureBuilt() {
  if (isStamped(stamp, fingerprint())) return
  await oneAtATime(async () => {
    if (isStamped(stamp, fingerprint())) return
    console.log('Building…')
    await build(runQuietly)
  })
}

/**
 * Builds storefront, studio and server in parallel: none needs another's files.
 *
 * @param {typeof runToEnd} [run] how Vite runs: quietly, or with all its output
 */
export async function build(run = runToEnd) {
  // Computed before the build: a file that changes meanwhile causes another build at the next start.
  const before = fingerprint()
  writeStamp(stamp, 'unfinished')
  for (const folder of ['dist/browser', 'dist/maps']) rmSync(join(root, folder), { recursive: true, force: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  const codes = await Promise.all(
    configs.map((config) => {
      const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', config]
      return run(process.execPath, vite, { cwd: root, env })
    }),
  )
  const failed = configs.filter((_, index) => codes[index] !== 0)
  if (failed.length > 0) throw new Stop(`Building with ${failed.join(' and ')} failed (see above).`)
  writeStamp(stamp, before)
}

function fingerprint() {
  return fingerprintOfFiles(root, inputs, isInput)
}
