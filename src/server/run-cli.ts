import { FolderInUseError } from './database/claim-folder.ts'
import { isDatabaseAway } from './database/database-away.ts'
import { type Env, EnvironmentError } from './env.ts'
import { mappedStack } from './http/mapped-stack.ts'

/** PostgreSQL's codes for an unknown user, password or database. */
const NOT_LET_IN = /^(28...|3D000)$/
const CANNOT_WRITE = new Set(['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'])

/**
 * Runs a program from the command line. Errors that the user can correct are printed in one line, everything else with
 * its stack; both exit with 1.
 */
export function runCli(body: () => Promise<void>): void {
  body().catch((error: unknown) => {
    const isPlain = error instanceof EnvironmentError || error instanceof FolderInUseError
    if (!isPlain && error instanceof Error && error.stack) error.stack = mappedStack(error.stack)
    console.error(isPlain ? error.message : error)
    process.exit(1)
  })
}

/**
 * Turns an error about port, folder or database into a message that names the environment variable; any other error is
 * unchanged.
 */
export function blameVariable(error: unknown, env: Pick<Env, 'PORT' | 'HOST' | 'DATA_DIR' | 'DATABASE_URL'>): unknown {
  const { code = '', syscall, message = '' } = (error ?? {}) as { code?: string; syscall?: string; message?: string }
  const line = lineOf()
  return line === null ? error : new EnvironmentError(line)

  function lineOf(): string | null {
    if (code === 'EADDRINUSE') return `PORT: another program already uses ${env.PORT}`
    if (code === 'EACCES' && syscall === 'listen') return `PORT: this user isn’t allowed to use ${env.PORT}`
    if (code === 'EADDRNOTAVAIL' && syscall === 'listen') return `HOST: ${env.HOST} isn’t an address of this machine`
    if (env.DATABASE_URL === undefined) {
      if (syscall === 'getaddrinfo') return `HOST: ${env.HOST} isn’t an address of this machine`
      return CANNOT_WRITE.has(code) ? `DATA_DIR: ${env.DATA_DIR} can’t be written to (${code})` : null
    }
    if (NOT_LET_IN.test(code)) return `DATABASE_URL: ${message}`
    return isDatabaseAway(error) ? `DATABASE_URL: the database isn’t answering (${code || message})` : null
  }
}
