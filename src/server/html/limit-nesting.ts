/** No text of a person is nested so deeply. */
const DEEPEST = 1_000

const TAG = /<(\/?)([a-z][a-z0-9:_-]{0,40})/gi

const EMPTY = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
])

/** Which open elements an element closes where it begins: texts may leave their ends out. */
const CLOSES: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  li: ['li'],
  dt: ['dt', 'dd'],
  dd: ['dt', 'dd'],
  tr: ['tr', 'td', 'th'],
  td: ['td', 'th'],
  th: ['th'],
  option: ['option'],
}

/**
 * Leaves out tags that are nested more deeply than those of any text. The parser's time grows with the square of the
 * depth: a megabyte of `<b>` would keep a thread busy for a minute. This takes a time that grows with the length alone.
 */
export function limitNesting(html: string): string {
  const open: string[] = []
  const counts = new Map<string, number>()
  const pop = () => {
    const name = open.pop()!
    counts.set(name, counts.get(name)! - 1)
    return name
  }
  const kept: string[] = []
  let from = 0
  for (const { 0: tag, 1: slash, 2: written, index } of html.matchAll(TAG)) {
    const name = written!.toLowerCase()
    if (EMPTY.has(name)) continue
    if (slash) {
      if (counts.get(name)) while (pop() !== name);
      continue
    }
    while (open.length > 0 && CLOSES[name]?.includes(open.at(-1)!)) pop()
    if (open.length < DEEPEST) {
      open.push(name)
      counts.set(name, (counts.get(name) ?? 0) + 1)
      continue
    }
    if (index < from) continue
    kept.push(html.slice(from, index))
    const end = html.indexOf('>', index + tag.length)
    from = end === -1 ? html.length : end + 1
  }
  return from === 0 ? html : kept.join('') + html.slice(from)
}
