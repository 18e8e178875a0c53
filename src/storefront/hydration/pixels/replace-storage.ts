/**
 * Gives the scripts of a page without an origin cookies and storage that end with it: reading those of a browser would
 * throw there.
 * @param cookies as `document.cookie` writes them
 */
export function replaceStorage(cookies: string): void {
  const jar = new Map(cookies.split('; ').map((cookie) => [cookie.split('=')[0]!, cookie]))
  jar.delete('')
  Object.defineProperty(document, 'cookie', {
    get: () => [...jar.values()].join('; '),
    set(text: string) {
      const [cookie = ''] = text.split(';')
      jar.set(cookie.split('=')[0]!.trim(), cookie.trim())
    },
  })
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true })
}

function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (place) => [...values.keys()][place] ?? null,
    getItem: (name) => values.get(String(name)) ?? null,
    setItem: (name, value) => void values.set(String(name), String(value)),
    removeItem: (name) => void values.delete(String(name)),
    clear: () => values.clear(),
  }
}
