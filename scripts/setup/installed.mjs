import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installLocked } from './npm.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { platform } from './pinned-packages.mjs'
import { root } from './root.mjs'
import { fingerprintOf, isStamped, writeStamp } from './stamp.mjs'
import { Stop } from './stop.mjs'

/**
 * Installs a folder's packages by its lock file, unless they are there already.
 *
 * @param {string} [folder]
 */
export async function ensureInstalled(folder = root) {
  if (isUpToDate(folder)) return
  await oneAtATime(async () => {
    if (isUpToDate(folder)) return
    console.log('Installing packages…')
    // npm empties the folder in no particular order: an interrupted run must not look like a finished install.
    for (const record of [stampOf(folder), recordOf(folder)]) rmSync(record, { force: true })
    if ((await installLocked(folder)) !== 0) {
      throw new Stop('The packages couldn’t be installed (see above). Fix the problem, then run the command again.')
    }
    writeStamp(stampOf(folder), fingerprintIn(folder))
  })
}

function isUpToDate(folder) {
  const fingerprint = fingerprintIn(folder)
  if (isStamped(stampOf(folder), fingerprint)) return true
  // A developer's own `npm install` leaves no stamp of ours: check before deleting the folder.
  const installed = readJson(recordOf(folder))
  if (!installed || !holds(installed, readJson(join(folder, 'package-lock.json')), process)) return false
  writeStamp(stampOf(folder), fingerprint)
  return true
}

/**
 * Whether npm's record of the installed packages (which it writes last) matches the lock file on this machine.
 *
 * @param {{ packages: Record<string, object> }} installed `node_modules/.package-lock.json`
 * @param {{ packages: Record<string, object> }} wanted `package-lock.json`
 * @param {{ platform: string, arch: string }} machine
 */
export function holds(installed, wanted, machine) {
  const isSame = (one, other) => one?.version === other?.version && one?.integrity === other?.integrity
  const isForHere = ({ os, cpu }) => (os?.includes(machine.platform) ?? true) && (cpu?.includes(machine.arch) ?? true)
  const nothingElse = Object.entries(installed.packages).every(
    ([path, entry]) => isSame(entry, wanted.packages[path]) && isForHere(entry),
  )
  // Optional packages are mostly those of other platforms, which npm leaves out.
  const nothingMissing = Object.entries(wanted.packages).every(
    ([path, entry]) => path === '' || entry.optional || entry.devOptional || isSame(installed.packages[path], entry),
  )
  return nothingElse && nothingMissing
}

function stampOf(folder) {
  return join(folder, 'node_modules/.vitrine-stamp')
}

function recordOf(folder) {
  return join(folder, 'node_modules/.package-lock.json')
}

function fingerprintIn(folder) {
  return fingerprintOf(readFileSync(join(folder, 'package-lock.json'), 'utf8'), platform)
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
