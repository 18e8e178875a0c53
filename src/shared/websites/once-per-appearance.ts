import type { Appearance } from './appearance.ts'

/** Works something out once for each appearance: a website keeps its object until it changes, and every page and letter asks. */
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
