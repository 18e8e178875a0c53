import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Env } from '#server/env.ts'

/** Another process uses the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

/**
 * Claims the data folder of this process, a server or a command, as `claimFolder` does.
 * @returns the lock; null with a database server, which several processes may use
 * @throws FolderInUseError when another process has the folder
 */
export const claimData = (env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): { close(): void } | null =>
  env.DATABASE_URL ? null : claimFolder(env.DATA_DIR)

/**
 * Makes this process the only one on a data folder: SQLite's lock is unfair to several writers, and each server would
 * do the other's work unknowingly. The operating system releases the lock when the process ends, however it ends.
 * @param wait milliseconds that a process which is just ending gets
 * @returns the lock; it holds until it is closed
 * @throws FolderInUseError when another process has the folder
 */
export function claimFolder(folder: string, wait = 3_000): { close(): void } {
  mkdirSync(folder, { recursive: true })
  const lock = new Sqlite(join(folder, 'server.lock'), { timeout: wait })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new FolderInUseError(
      `A server or another command is using ${folder}. Stop it first, or choose another DATA_DIR.`,
    )
  }
  return lock
}
