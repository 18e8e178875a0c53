import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './child.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { root } from './root.mjs'
import { fingerprintOfFiles, isStamped, writeStamp } from './stamp.mjs'
import { Stop } from './stop.mjs'

const stamp = join(root, 'dist/.vitrine-stamp')
/** The server's build comes last: it adds fonts and pictures that only it mentions to the browser's folder. */
export const configs = ['vite.storefront.config.ts', 'vite.studio.config.ts', 'vite.server.config.ts']
const inputs = ['src', 'demo', 'package.json', 'package-lock.json', 'tsconfig.json', 'scripts/bundles', ...configs]
const isInput = (path) => !/\.test\.tsx?$/.test(path)

/** Builds everything into `dist/`, unless what is there was built from these very files. */
export async function ensureBuilt() {
  if (isStamped(stamp, fingerprint())) return
  await oneAtATime(async () => {
    if (isStamped(stamp, fingerprint())) return
    console.log('Building …')
    await build(['--logLevel', 'warn'])
  })
}

/**
 * Builds what visitors load, the studio and the server.
 *
 * @param {string[]} [options] for Vite's command line
 */
export async function build(options = []) {
  // Taken before the build: a file that changes meanwhile makes the next start build again.
  const before = fingerprint()
  writeStamp(stamp, 'unfinished')
  rmSync(join(root, 'dist/browser'), { recursive: true, force: true })
  for (const config of configs) {
    const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', config, ...options]
    const env = { ...process.env, NODE_ENV: 'production' }
    if ((await runToEnd(process.execPath, vite, { cwd: root, env })) !== 0) {
      throw new Stop(`Building with ${config} failed (see above).`)
    }
  }
  writeStamp(stamp, before)
}

function fingerprint() {
  return fingerprintOfFiles(root, inputs, isInput)
}
