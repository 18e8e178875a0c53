import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A stamp is a small file that says what a folder was made from. It is written last, so that interrupted work has none
 * and is repeated.
 *
 * @param {string} file
 * @param {string} fingerprint
 */
export function isStamped(file, fingerprint) {
  try {
    return readFileSync(file, 'utf8') === fingerprint
  } catch {
    return false
  }
}

/** Writes a stamp atomically. A read-only folder is used as it is and checked at each start. */
export function writeStamp(file, fingerprint) {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.${process.pid}`, fingerprint)
    renameSync(`${file}.${process.pid}`, file)
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error
  }
}

/** A short hash of texts. */
export function fingerprintOf(...texts) {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex')
}

/**
 * The fingerprint of files and folders by name, size and time of change. It takes a few milliseconds; reading all files
 * would take longer than starting the server.
 *
 * @param {string} base folder that the paths start from
 * @param {string[]} paths files and folders; one that does not exist counts as empty
 * @param {(path: string) => boolean} isInput which files count
 */
export function fingerprintOfFiles(base, paths, isInput) {
  const lines = []
  const visit = (path) => {
    const full = join(base, path)
    const status = statSync(full)
    if (status.isDirectory()) for (const name of readdirSync(full).sort()) visit(`${path}/${name}`)
    else if (isInput(path)) lines.push(`${path} ${status.size} ${status.mtimeMs}`)
  }
  for (const path of paths) if (existsSync(join(base, path))) visit(path)
  return fingerprintOf(...lines)
}
