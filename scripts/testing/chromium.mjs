import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runToEnd } from '../setup/child.mjs'
import { root } from '../setup/root.mjs'
import { Stop } from '../setup/stop.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const elsewhere = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium that runs: from CHROMIUM_PATH, the machine's, or one that is installed now. */
export async function chromiumPath() {
  const found = machineChromium() ?? (await playwrightsChromium())
  if (found) return found
  console.log('This machine has no Chromium: installing one for the browser tests.')
  if (isRootOnDebian()) {
    const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    const aptGet = (...args) => runToEnd('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=120', ...args], quiet)
    await aptGet('update')
    await aptGet('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation')
  }
  if (!machineChromium()) {
    await runToEnd(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'])
  }
  const installed = machineChromium() ?? (await playwrightsChromium())
  if (!installed) throw new Stop('Chromium could not be installed. Install it, or name one in CHROMIUM_PATH.')
  return installed
}

function machineChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere].find(runs)
}

async function playwrightsChromium() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return path && runs(path) ? path : undefined
}

/** Some systems have a script of this name that only explains how to install the browser. */
function runs(file) {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0
}

function isRootOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}
