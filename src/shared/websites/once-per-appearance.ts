import type { Appearance } from './appearance.ts'

/**
 * Computes a value once for each appearance object: a website keeps the object until it changes, and every page and
 * email needs the value.
 */
export function oncePerAppearance<Value>(
  workOut: (appearance: Appearance) => Value,
): (appearance: Appearance) => Value {
  const known = new WeakMap<Appearance, Value>()
  return (appearance) => {
    const value = known.get(appearance) ?? workOut(appearance)
    known.set(appearance, value)
    return value
  }
}
