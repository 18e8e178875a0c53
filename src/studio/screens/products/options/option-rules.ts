import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import type { ProductOption } from '#shared/products/schema.ts'

type Attributes = Readonly<Record<string, string>>
interface WithAttributes {
  readonly attributes: Attributes
}

/** Options and their variants. A variant's data stays with it when options change. */
export interface Choices<V extends WithAttributes> {
  readonly options: readonly ProductOption[]
  readonly variants: readonly V[]
}

/** Creates a variant like another one, for other values. */
export type MakeLike<V> = (model: V, attributes: Attributes) => V

// An option may be called 'constructor'.
const valueIn = ({ attributes }: WithAttributes, name: string): string =>
  Object.hasOwn(attributes, name) ? attributes[name]! : ''

/** The values of an option, in the order of first appearance. */
export function valuesOf<V extends WithAttributes>(choices: Choices<V>, name: string): string[] {
  return [...new Set(choices.variants.map((variant) => valueIn(variant, name)))].filter(Boolean)
}

/** Adds an option without values; the variants do not change until the first value. */
export function addOption<V extends WithAttributes>(choices: Choices<V>, name: string): Choices<V> {
  return { ...choices, options: [...choices.options, { name, display: 'dropdown' }] }
}

/** Renames an option; its values stay. */
export function renameOption<V extends WithAttributes>(choices: Choices<V>, from: string, to: string): Choices<V> {
  return {
    options: choices.options.map((option) => (option.name === from ? { ...option, name: to } : option)),
    variants: choices.variants.map((variant) => ({
      ...variant,
      attributes: Object.fromEntries(
        Object.entries(variant.attributes).map(([name, value]) => [name === from ? to : name, value]),
      ),
    })),
  }
}

/** Removes an option. Of variants that differed only in it, the first one stays. */
export function removeOption<V extends WithAttributes>(choices: Choices<V>, name: string): Choices<V> {
  const options = choices.options.filter((option) => option.name !== name)
  const variants = choices.variants.map((variant) => {
    const { [name]: _gone, ...attributes } = variant.attributes
    return { ...variant, attributes }
  })
  return { options, variants: firstOfEach(options, variants) }
}

/** Moves an option; the variants follow the new order. */
export function moveOption<V extends WithAttributes>(choices: Choices<V>, from: number, to: number): Choices<V> {
  const options = moved(choices.options, from, to)
  return { options, variants: inOrder(options, choices.variants, valueOrders(choices)) }
}

/**
 * Adds a value: the first one is set on every variant, each further one creates a variant for every existing
 * combination of the other options. Refused when the product would have too many variants.
 */
export function addValue<V extends WithAttributes>(
  choices: Choices<V>,
  name: string,
  value: string,
  makeLike: MakeLike<V>,
): Result<Choices<V>, 'too-many-variants'> {
  const values = valuesOf(choices, name)
  if (values.includes(value)) return succeed(choices)
  if (values.length === 0) {
    const variants = choices.variants.map((variant) => ({
      ...variant,
      attributes: { ...variant.attributes, [name]: value },
    }))
    return succeed({ ...choices, variants })
  }
  const others = choices.options.filter((option) => option.name !== name)
  const added = firstOfEach(others, choices.variants).map((model) =>
    makeLike(model, { ...model.attributes, [name]: value }),
  )
  if (choices.variants.length + added.length > limits.variantsPerProduct) return fail('too-many-variants')
  const orders = valueOrders(choices).set(name, [...values, value])
  return succeed({ ...choices, variants: inOrder(choices.options, [...choices.variants, ...added], orders) })
}

/** Removes a value and its variants; removing the last value keeps the variants without one. */
export function removeValue<V extends WithAttributes>(choices: Choices<V>, name: string, value: string): Choices<V> {
  const rest = choices.variants.filter((variant) => valueIn(variant, name) !== value)
  const { options } = setColor(choices, name, value, null)
  if (rest.length > 0) return { options, variants: rest }
  const emptied = choices.variants.map((variant) => ({ ...variant, attributes: { ...variant.attributes, [name]: '' } }))
  return { options, variants: firstOfEach(options, emptied) }
}

/** Renames a value. The name of another value is refused, because two values would become one. */
export function renameValue<V extends WithAttributes>(
  choices: Choices<V>,
  name: string,
  from: string,
  to: string,
): Choices<V> {
  if (!to || valuesOf(choices, name).includes(to)) return choices
  const color = colorIn(choices, name, from)
  return {
    ...setColor(setColor(choices, name, from, null), name, to, color),
    variants: choices.variants.map((variant) =>
      valueIn(variant, name) === from ? { ...variant, attributes: { ...variant.attributes, [name]: to } } : variant,
    ),
  }
}

/** The color of a value, or null. */
export function colorIn<V extends WithAttributes>(choices: Choices<V>, name: string, value: string): string | null {
  const colors = choices.options.find((option) => option.name === name)?.colors ?? {}
  return Object.hasOwn(colors, value) ? colors[value]! : null
}

/** Sets the color of a value; null removes it. The last removed color removes the whole list. */
export function setColor<V extends WithAttributes>(
  choices: Choices<V>,
  name: string,
  value: string,
  color: string | null,
): Choices<V> {
  return {
    ...choices,
    options: choices.options.map((option) => {
      if (option.name !== name) return option
      const { colors = {}, ...rest } = option
      const others = Object.entries(colors).filter(([other]) => other !== value)
      const next = color === null ? others : [...others, [value, color] as const]
      return next.length === 0 ? rest : { ...rest, colors: Object.fromEntries(next) }
    }),
  }
}

/** Moves a value among the values of its option. */
export function moveValue<V extends WithAttributes>(
  choices: Choices<V>,
  name: string,
  from: number,
  to: number,
): Choices<V> {
  const orders = valueOrders(choices).set(name, moved(valuesOf(choices, name), from, to))
  return { ...choices, variants: inOrder(choices.options, choices.variants, orders) }
}

/** The number of combinations without a variant. */
export function countMissing<V extends WithAttributes>(choices: Choices<V>): number {
  const named = choices.options.filter((option) => valuesOf(choices, option.name).length > 0)
  if (named.length === 0) return 0
  const all = named.reduce((product, option) => product * valuesOf(choices, option.name).length, 1)
  return Math.max(0, all - firstOfEach(named, choices.variants).length)
}

/** Creates a variant for every missing combination, like the nearest existing one. */
export function addMissing<V extends WithAttributes>(
  choices: Choices<V>,
  makeLike: MakeLike<V>,
): Result<Choices<V>, 'too-many-variants'> {
  if (choices.variants.length + countMissing(choices) > limits.variantsPerProduct) return fail('too-many-variants')
  const names = choices.options.map((option) => option.name)
  const known = new Set(choices.variants.map((variant) => keyOf(names, variant)))
  let combinations: Attributes[] = [{}]
  for (const name of names) {
    const values = valuesOf(choices, name)
    combinations = combinations.flatMap((one) =>
      (values.length ? values : ['']).map((value) => ({ ...one, [name]: value })),
    )
  }
  const added = combinations
    .filter((attributes) => !known.has(keyOf(names, { attributes })))
    .map((attributes) => makeLike(nearest(choices.variants, attributes), attributes))
  const variants = inOrder(choices.options, [...choices.variants, ...added], valueOrders(choices))
  return succeed({ ...choices, variants })
}

function nearest<V extends WithAttributes>(variants: readonly V[], attributes: Attributes): V {
  const shared = (variant: V) =>
    Object.entries(attributes).filter(([name, value]) => valueIn(variant, name) === value).length
  return variants.reduce((best, variant) => (shared(variant) > shared(best) ? variant : best))
}

function firstOfEach<V extends WithAttributes>(options: readonly ProductOption[], variants: readonly V[]): V[] {
  const names = options.map((option) => option.name)
  const first = new Map<string, V>()
  for (const variant of variants) {
    const key = keyOf(names, variant)
    if (!first.has(key)) first.set(key, variant)
  }
  return [...first.values()]
}

const keyOf = (names: readonly string[], variant: WithAttributes) =>
  JSON.stringify(names.map((name) => valueIn(variant, name)))

function valueOrders<V extends WithAttributes>(choices: Choices<V>): Map<string, string[]> {
  return new Map(choices.options.map((option) => [option.name, valuesOf(choices, option.name)]))
}

/** Variants sorted by their values, by the first option first. Sorting is stable, so equal ones keep their order. */
function inOrder<V extends WithAttributes>(
  options: readonly ProductOption[],
  variants: readonly V[],
  orders: ReadonlyMap<string, readonly string[]>,
): V[] {
  const places = options.map(({ name }) => ({
    name,
    place: new Map(orders.get(name)?.map((value, index) => [value, index])),
  }))
  return variants.toSorted((one, other) => {
    for (const { name, place } of places) {
      const apart = (place.get(valueIn(one, name)) ?? -1) - (place.get(valueIn(other, name)) ?? -1)
      if (apart !== 0) return apart
    }
    return 0
  })
}

function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const after = [...list]
  after.splice(to, 0, ...after.splice(from, 1))
  return after
}
