import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly, runToEnd } from '../setup/child.mjs'
import { root } from '../setup/root.mjs'
import { Stop } from '../setup/stop.mjs'

/** The command and the Debian package of Chromium's build without windows. */
const WITHOUT_WINDOWS = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const elsewhere = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The path of the Chromium for tests: from CHROMIUM_PATH, else Debian's build of it without windows, which is installed
 * where that is possible, else the one of `chromiumPath`. Without windows the tests take a third less of the processor.
 */
export async function testChromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const found = onPath([WITHOUT_WINDOWS])
  if (found || !isRootOnDebian()) return found ?? (await chromiumPath())
  console.log('Installing a Chromium without windows for the browser tests.')
  await aptInstall(WITHOUT_WINDOWS, 'fonts-liberation')
  const installed = onPath([WITHOUT_WINDOWS])
  if (!installed) console.log('It could not be installed. The tests use another Chromium and take longer.')
  return installed ?? (await chromiumPath())
}

/** The path of a whole Chromium that runs: from CHROMIUM_PATH, the machine's, or one that is installed now. */
export async function chromiumPath() {
  const found = machineChromium() ?? (await playwrightsChromium())
  if (found) return found
  console.log('This machine has no Chromium: installing one.')
  if (isRootOnDebian()) await aptInstall('chromium', 'fonts-liberation')
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
  return onPath(names) ?? elsewhere.find(runs)
}

/** The first program of these names that runs. */
function onPath(wanted) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => wanted.map((name) => join(folder, name))).find(runs)
}

async function aptInstall(...packages) {
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const options = ['-q', '-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::http::Timeout=30']
  const aptGet = (...args) => runQuietly('apt-get', [...options, ...args], quiet)
  await aptGet('update')
  await aptGet('install', '-y', '--no-install-recommends', ...packages)
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
