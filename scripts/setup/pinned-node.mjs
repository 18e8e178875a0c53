import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { runToEnd } from './child.mjs'
import { fetchPackage } from './fetch-package.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { nodePackages, platform } from './pinned-packages.mjs'
import { root } from './root.mjs'
import { Stop } from './stop.mjs'

const neededMajor = 24
const ownMajor = Number(process.versions.node.split('.')[0])

/**
 * Returns at once when this process runs on Node 24 or newer. Otherwise it fetches the pinned Node 24 into `.node/`
 * (once), runs this same script with it and exits with its exit code; then it never returns.
 */
export async function underPinnedNode() {
  if (ownMajor >= neededMajor) return
  const node = await pinnedNode()
  // Programs of packages begin with `#!/usr/bin/env node`: they must find the same Node.
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`
  const options = { env: { ...process.env, PATH: path } }
  process.exit(await runToEnd(node, [...process.execArgv, ...process.argv.slice(1)], options))
}

async function pinnedNode() {
  const pin = nodePackages[platform]
  if (!pin) throw new Stop(howToGetNode())
  const folder = join(root, '.node', `${pin.version}-${platform}`)
  const node = join(folder, 'bin/node')
  if (existsSync(node)) return node
  await oneAtATime(async () => {
    if (existsSync(node)) return
    console.log(`Fetching Node.js ${pin.version} into .node/…`)
    if (!(await fetchPackage(pin, folder, tryOut))) throw new Stop(howToGetNode())
  })
  return node
}

/** Systems without the usual C library, for example, cannot run the registry's build. */
async function tryOut(folder) {
  try {
    execFileSync(join(folder, 'bin/node'), ['--version'], { stdio: 'pipe' })
  } catch {
    throw new Stop(howToGetNode())
  }
}

function howToGetNode() {
  const missing = `Vitrine needs Node.js ${neededMajor} (this is ${process.versions.node}) and could not fetch it for ${platform}`
  return `${missing}: get it from https://nodejs.org/en/download and run the command again.`
}
