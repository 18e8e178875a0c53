const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: '',
  40: 'Warning',
  50: 'Error',
  60: 'Error',
}
const OWN = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err', 'reqId'])

/**
 * Converts the log's JSON lines to readable lines: time, level, message, facts, and an error's stack below.
 * @param write takes a complete line with its line break
 */
export function readableLog(write: (line: string) => void): { write(line: string): void } {
  return {
    write(line) {
      write(`${inWords(line)}\n`)
    },
  }
}

function inWords(line: string): string {
  const entry = parse(line)
  if (!entry) return line.trimEnd()
  const { level, time, msg = '', err } = entry as { level: number; time: number; msg?: string; err?: LoggedError }
  const clock = new Date(time).toTimeString().slice(0, 8)
  const facts = Object.entries(entry).flatMap(([name, value]) =>
    OWN.has(name) ? [] : [`${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`],
  )
  const first = [clock, LEVELS[level], msg, facts.length > 0 && `(${facts.join(', ')})`].filter(Boolean).join('  ')
  return err ? `${first}\n${indented(err.stack || `${err.type}: ${err.message}`)}` : first
}

interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack?: string
}

function parse(line: string): object | null {
  try {
    return JSON.parse(line) as object
  } catch {
    return null
  }
}

const indented = (text: string) => text.replace(/^/gm, '    ')
