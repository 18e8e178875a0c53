/** What is sent in place of the value of a field: other types, huge values, and texts that no database should store. */
const hostileValues: readonly unknown[] = [
  ...[null, true, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, '', [], {}, [null], { $gt: '' }],
  ...['\u0000', 'a\u0000b', 'x'.repeat(5_000), '../../etc/passwd', "'; drop table orders; --"],
]

/** The bodies in which one field is hostile, absent or unknown, and the text that is no JSON. */
export function hostileBodies(body: unknown, foreignId: string): unknown[] {
  const places = placesIn(body)
  const changed = places.flatMap((place) => [
    ...[...hostileValues, foreignId].map((value) => withValue(body, place, value)),
    withValue(body, place, undefined),
  ])
  return [...changed, { ...(body as object), unexpected: 1 }, [], 'text', 5, '{"__proto__":{"broken":true}}', '{']
}

/** The queries in which one parameter is hostile, sent twice or absent. */
export function hostileQueries(query: Readonly<Record<string, string>>, foreignId: string): string[] {
  return Object.entries(query).flatMap(([name, value]) => {
    const { [name]: _, ...rest } = query
    const others = new URLSearchParams(rest)
    const texts = ['', '%00', 'a%00b', 'x'.repeat(5_000), '..%2f..%2fetc', '%f0%9f', '%5B%5D', foreignId]
    const written = [...texts.map((text) => `${name}=${text}`), `${name}=${value}&${name}=${value}`, `${name}[a]=1`, '']
    return written.map((one) => [one, others.toString()].filter((part) => part !== '').join('&'))
  })
}

type Place = readonly string[]

/** Every field of a body, the outer ones first. */
function placesIn(value: unknown, above: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => [[...above, name], ...placesIn(child, [...above, name])])
}

function withValue(body: unknown, [name, ...below]: Place, value: unknown): unknown {
  if (name === undefined) return value
  const child = withValue((body as Record<string, unknown>)[name], below, value)
  if (Array.isArray(body)) return body.map((one, at) => (String(at) === name ? child : one))
  return { ...(body as object), [name]: child }
}
