/** Codes with which drivers, sockets and disks say that nothing can be kept now: gone, full, broken, or too slow. */
const CODES =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ERR_STREAM_\w+|08...|25006|25P03|53...|57...|58...|55P03|ENOSPC|EDQUOT|EROFS|SQLITE_(FULL|BUSY|IOERR|READONLY|CANTOPEN).*)$/

/** A query that got no answer, because its connection was lost or never came about. Its cause says how. */
export class DatabaseAway extends Error {
  readonly code: string

  constructor(cause: unknown) {
    const { message, code } = (cause ?? {}) as { message?: unknown; code?: unknown }
    super(String(message ?? 'The database does not answer.'), { cause })
    this.name = 'DatabaseAway'
    this.code = typeof code === 'string' ? code : ''
  }
}

/** Whether the error says that the database is not there; the same request may work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  return CODES.test(String((error as { code?: unknown } | null)?.code ?? ''))
}
