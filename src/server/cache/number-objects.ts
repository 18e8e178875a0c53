/** Gives each object a number, by which a cache distinguishes objects without keeping them in memory. */
export function numberObjects(): (object: object) => number {
  const numbers = new WeakMap<object, number>()
  let last = 0
  return (object) => {
    const number = numbers.get(object) ?? ++last
    numbers.set(object, number)
    return number
  }
}
