import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './root.mjs'

const lock = join(root, '.node/working')
const longestWork = 20 * 60 * 1000

/**
 * Runs work that two scripts must not do at once in one checkout (installing, building): the second one waits, and
 * usually finds the work done. The lock of a process that has ended is taken over.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(work) {
  let hasSaidSo = false
  while (!takeLock()) {
    if (!hasSaidSo) console.log('Waiting for another command that is installing or building here…')
    hasSaidSo = true
    await sleep(300)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function takeLock() {
  mkdirSync(join(root, '.node'), { recursive: true })
  if (isAbandoned()) rmSync(lock, { force: true })
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

function isAbandoned() {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    const age = Date.now() - statSync(lock).mtimeMs
    // The owner of an empty file is about to write its number, unless the file is old.
    if (!owner) return age > 5000
    return age > longestWork || !isAlive(owner)
  } catch {
    return false
  }
}

function isAlive(processId) {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
