/**
 * The own value of a name that people chose. Objects inherit properties such as 'constructor' and 'toString', which
 * must not be found.
 */
export function ownValue<Value>(map: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(map, name) ? map[name] : undefined
}
