/**
 * What a map holds under a name that people chose. Every object inherits properties such as 'constructor' and 'toString': a
 * statement, an option or a field of that name has no value because of them.
 */
export function ownValue<Value>(map: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(map, name) ? map[name] : undefined
}
