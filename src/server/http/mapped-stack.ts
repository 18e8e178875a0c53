import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

const CACHE_MILLISECONDS = 60_000

const maps = new Map<string, SourceMap | null>()

/**
 * A stack with our sources instead of the built files. Node can do this itself, but then holds every map in memory: 38
 * MB, a quarter of the server's memory. Here a map is read at the first error, and removed a minute later.
 */
export function mappedStack(stack: string): string {
  return stack.split('\n').map(mappedLine).join('\n')
}

/** A line ends with a position such as `(file:///app/dist/server/main.js:12:7)`, with or without parentheses. */
function mappedLine(line: string): string {
  const end = line.endsWith(')') ? line.length - 1 : line.length
  const beforeColumn = line.lastIndexOf(':', end - 1)
  const beforeLine = line.lastIndexOf(':', beforeColumn - 1)
  const start = Math.max(line.lastIndexOf('(', beforeLine), line.lastIndexOf(' ', beforeLine)) + 1
  const file = line.slice(start, beforeLine)
  if (!file.endsWith('.js')) return line
  const row = Number(line.slice(beforeLine + 1, beforeColumn))
  const column = Number(line.slice(beforeColumn + 1, end))
  const position = sourcePosition(file, row, column)
  return position === null ? line : line.slice(0, start) + position + line.slice(end)
}

/**
 * The place in our sources of a place in a built file, whose source map is beside it: `src/server/main.ts:8:5`. Null
 * when it is unknown.
 * @param file its path or `file:` URL
 * @param row from 1 on, as is the column
 */
export function sourcePosition(file: string, row: number, column: number): string | null {
  const entry = mapOf(file)?.findEntry(row - 1, column - 1)
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return null
  const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '')
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file)
  if (known !== undefined) return known
  const map = readMap(file)
  if (maps.size === 0) setTimeout(() => maps.clear(), CACHE_MILLISECONDS).unref()
  maps.set(file, map)
  return map
}

function readMap(file: string): SourceMap | null {
  try {
    const path = `${file.startsWith('file:') ? fileURLToPath(file) : file}.map`
    return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null
  } catch {
    // A stack with the built files' lines is better than none.
    return null
  }
}
