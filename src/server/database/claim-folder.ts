import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** Another process uses the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

/**
 * Makes this process the only server on a data folder: SQLite's lock is unfair to several writers, and each would do
 * the other's work unknowingly. The operating system releases the lock when the process ends, however it ends.
 * @param wait milliseconds that a server which is just ending gets
 * @returns the lock; it holds until it is closed
 * @throws FolderInUseError when another server has the folder
 */
export function claimFolder(folder: string, wait = 3_000): { close(): void } {
  mkdirSync(folder, { recursive: true })
  const lock = new Sqlite(join(folder, 'server.lock'), { timeout: wait })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new FolderInUseError(`Another server is using ${folder}. Stop it first, or choose another DATA_DIR.`)
  }
  return lock
}

/** Whether a server uses a data folder now. */
export function isClaimed(folder: string): boolean {
  try {
    claimFolder(folder, 0).close()
    return false
  } catch (error) {
    if (error instanceof FolderInUseError) return true
    throw error
  }
}
