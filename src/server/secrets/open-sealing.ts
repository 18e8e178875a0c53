import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import { createSealing, type Sealing } from './sealing.ts'

const FILE = 'secrets.key'

/**
 * The sealing of this installation. Its key is `SECRETS_KEY`; an installation on SQLite makes one and keeps it beside the
 * database, in a file that only its user can read. Null on PostgreSQL without `SECRETS_KEY`: several servers need the
 * same key.
 */
export async function openSealing(
  env: Pick<Env, 'SECRETS_KEY' | 'DATABASE_URL' | 'DATA_DIR'>,
): Promise<Sealing | null> {
  if (env.SECRETS_KEY) return createSealing(env.SECRETS_KEY)
  if (env.DATABASE_URL) return null
  const path = join(env.DATA_DIR, FILE)
  await mkdir(env.DATA_DIR, { recursive: true })
  // Fails if there is one, so that two processes that start at once use the same key.
  await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(ignoreExisting)
  return createSealing(await readFile(path, 'utf8'))
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
