/** Used when storage is blocked or full: then a reload loses the values, and nothing else breaks. */
const untilReload = new Map<string, string>()

/** A value that this tab stores over reloads; other tabs and later users of the computer cannot see it. */
export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? untilReload.get(key) ?? null
  } catch {
    return untilReload.get(key) ?? null
  }
}

/** Stores a text under a key. */
export function remember(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    untilReload.set(key, text)
  }
}

/** Deletes a stored text. */
export function forget(key: string): void {
  untilReload.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
