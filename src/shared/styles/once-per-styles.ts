import type { SiteStyles } from './schema.ts'

/** Computes a value once for each styles object: a website keeps the object until it changes, and every page needs the value. */
export function oncePerStyles<Value>(workOut: (styles: SiteStyles) => Value): (styles: SiteStyles) => Value {
  const known = new WeakMap<SiteStyles, Value>()
  return (styles) => {
    const value = known.get(styles) ?? workOut(styles)
    known.set(styles, value)
    return value
  }
}
