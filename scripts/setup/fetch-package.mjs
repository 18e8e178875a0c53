import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installLocked } from './npm.mjs'

/**
 * Fetches one package of the npm registry, pinned by version and hash, into a folder. The folder appears completely or
 * not at all: the next fetch removes the rest of an interrupted one.
 *
 * @param {{ name: string, version: string, integrity: string }} pin
 * @param {string} folder
 * @param {(package_: string) => Promise<void>} finish makes the package usable, or throws
 * @returns {Promise<boolean>} whether the package is there now
 */
export async function fetchPackage(pin, folder, finish) {
  const incoming = `${folder}.incoming`
  rmSync(incoming, { recursive: true, force: true })
  mkdirSync(incoming, { recursive: true })
  try {
    writeJson(join(incoming, 'package.json'), manifest(pin))
    writeJson(join(incoming, 'package-lock.json'), lockFile(pin))
    const arrived = join(incoming, 'node_modules', pin.name)
    if ((await installLocked(incoming)) !== 0 || !existsSync(arrived)) return false
    await finish(arrived)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(dirname(folder), { recursive: true })
    renameSync(arrived, folder)
    return true
  } finally {
    rmSync(incoming, { recursive: true, force: true })
  }
}

function manifest({ name, version }) {
  return { name: 'fetched', version: '0.0.0', private: true, dependencies: { [name]: version } }
}

function lockFile(pin) {
  const { name, version, integrity } = pin
  return {
    name: 'fetched',
    version: '0.0.0',
    lockfileVersion: 3,
    packages: { '': manifest(pin), [`node_modules/${name}`]: { version, integrity } },
  }
}

function writeJson(file, value) {
  writeFileSync(file, JSON.stringify(value, null, 2))
}
