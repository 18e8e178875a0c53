/** The longest address of a page that is read: browsers and servers hardly take longer ones. */
export const LONGEST_URL = 8_000

type Fields = Readonly<Record<string, unknown>>

/**
 * The fields of a call as pages send them: of a form, of JSON, or of the text of a beacon with either. Null for anything
 * else.
 */
export function sentFields(body: unknown): Fields | null {
  const fields = typeof body === 'string' ? fieldsOf(body) : body
  return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? (fields as Fields) : null
}

/** A list as pages send it: as JSON, or as the text of a beacon. Null for anything else. */
export function sentList(body: unknown): readonly unknown[] | null {
  const list = typeof body === 'string' ? parsedJson(body) : body
  return Array.isArray(list) ? list : null
}

const fieldsOf = (text: string): unknown =>
  text.trimStart().startsWith('{') ? parsedJson(text) : Object.fromEntries(new URLSearchParams(text))

/** A value that may be sent as the text of JSON. */
export const unpacked = (value: unknown): unknown => (typeof value === 'string' ? parsedJson(value) : value)

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
