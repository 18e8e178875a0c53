/** Stands in where storage is forbidden or full: then a reload forgets, and nothing else breaks. */
const untilReload = new Map<string, string>()

/** What this tab remembers over reloads; other tabs, and anyone who uses the computer next, do not see it. */
export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? untilReload.get(key) ?? null
  } catch {
    return untilReload.get(key) ?? null
  }
}

/** Keeps a text under a key. */
export function remember(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    untilReload.set(key, text)
  }
}

/** Keeps it no longer. */
export function forget(key: string): void {
  untilReload.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // What was never kept needs no forgetting.
  }
}
