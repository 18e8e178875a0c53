/**
 * Codes with which drivers, sockets and disks report that nothing can be stored now: gone, full, broken, or too slow.
 */
const CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ERR_STREAM_\w+|08...|25006|25P03|53...|57...|58...|55P03|ENOSPC|EDQUOT|EROFS|SQLITE_(FULL|BUSY|IOERR|READONLY|CANTOPEN).*)$/

/** A query without an answer, because its connection was lost or never established. Its cause says how. */
export class DatabaseAway extends Error {
  readonly code: string

  constructor(cause: unknown) {
    const { message, code } = (cause ?? {}) as { message?: unknown; code?: unknown }
    super(String(message ?? 'The database does not answer.'), { cause })
    this.name = 'DatabaseAway'
    this.code = typeof code === 'string' ? code : ''
  }
}

/** Whether the error means that the database is unavailable; the same request may work soon. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  return CODES.test(String((error as { code?: unknown } | null)?.code ?? ''))
}
