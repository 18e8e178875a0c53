const BROWSERS: readonly (readonly [RegExp, string])[] = [
  // Most browsers also name their predecessors, so specific names come before general ones.
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** Browser and system as text, from the User-Agent header: 'Firefox on Windows'. */
export function describeAgent(userAgent: string): { readonly name: string; readonly isPhone: boolean } {
  const find = (table: typeof BROWSERS) => table.find(([pattern]) => pattern.test(userAgent))?.[1]
  const browser = find(BROWSERS)
  const system = find(SYSTEMS)
  const name = browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown browser')
  return { name, isPhone: /iPhone|Android.*Mobile/.test(userAgent) }
}
