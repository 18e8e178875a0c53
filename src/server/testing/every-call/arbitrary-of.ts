import fc from 'fast-check'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Values that match a schema (nearly always: `refine` is ignored), generated from the schema itself. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fromJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

function fromJsonSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  // Recursive schemas are empty: a list of such things may be empty as well.
  if (schema.$ref) return fc.constant({})
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const alternatives = schema.anyOf ?? schema.oneOf
  if (alternatives) return fc.oneof(...alternatives.map((one) => fromJsonSchema(one as JsonSchema)))
  switch (schema.type) {
    case 'object':
      return objects(schema)
    case 'array':
      return fc.array(fromJsonSchema((schema.items as JsonSchema) ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(3, schema.minItems ?? 0)),
      })
    case 'string':
      return strings(schema)
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? -99, -99), max: Math.min(schema.maximum ?? 9999, 9999) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -99, max: schema.maximum ?? 9999, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function objects(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  if (properties.length === 0 && typeof schema.additionalProperties === 'object') {
    const values = fromJsonSchema(schema.additionalProperties as JsonSchema)
    return fc.dictionary(fc.constantFrom('Size', 'Glaze', 'a'), values, { maxKeys: 3 })
  }
  return fc.record(Object.fromEntries(properties.map(([name, one]) => [name, fromJsonSchema(one as JsonSchema)])), {
    requiredKeys: schema.required ?? [],
  })
}

function strings({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.constantFrom('ada@example.com', 'grace.hopper@navy.example')
  if (format === 'uri') return fc.constantFrom('https://example.com/a', 'http://carrier.example/?t=1')
  if (pattern) return matching(pattern)
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
}

/** Texts by pattern: the same few patterns are in hundreds of calls, and a generator takes milliseconds to make. */
const textsOf = new Map<string, fc.Arbitrary<string>>()

function matching(pattern: string): fc.Arbitrary<string> {
  const texts = textsOf.get(pattern) ?? makeMatching(new RegExp(pattern))
  textsOf.set(pattern, texts)
  return texts
}

function makeMatching(pattern: RegExp): fc.Arbitrary<string> {
  // Patterns with lookaround cannot be generated; fixed matching values are used.
  if (/\(\?[=!<]/.test(pattern.source)) {
    return fc.constantFrom(
      ...['/shop', 'https://example.com/a', '#part', 'a-word', 'A1'].filter((one) => pattern.test(one)),
    )
  }
  return fc.stringMatching(pattern)
}

/** Values that match no schema: other types, other sizes, and texts that are known to break programs. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e9,
    1e308,
    Number.MAX_SAFE_INTEGER,
    '',
    '10000',
    '../../etc/passwd',
    '%00',
    "' or 1=1 --",
    "'; drop table orders; --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    '=cmd|calc',
    '\u202e\ud800',
    '\u0000',
    'é'.repeat(500),
    'a'.repeat(5_000),
    [],
    [[[[[]]]]],
    {},
    { constructor: { prototype: { broken: true } } },
    { $gt: '' },
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/**
 * Valid values of a schema with some parts replaced by hostile ones. Lists, not streams: a streamed value gets a clone
 * method, and the constants above, which many values share, would keep it.
 */
export function spoiled(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      arbitraryOf(schema),
      fc.array(hostile, { minLength: 8, maxLength: 8 }),
      fc.array(fc.nat(9), { minLength: 64, maxLength: 64, size: 'max' }),
    )
    .map(([value, evils, dice]) => spoil(value, inTurn(evils), inTurn(dice)))
}

/** One after the other, and from the beginning again. */
function inTurn<Value>(values: Value[]): () => Value {
  let at = 0
  return () => values[at++ % values.length]!
}

function spoil(value: unknown, evil: () => unknown, dice: () => number): unknown {
  if (dice() === 0) return evil()
  if (Array.isArray(value)) return value.map((one) => spoil(one, evil, dice))
  if (typeof value !== 'object' || value === null) return dice() < 2 ? evil() : value
  const entries = Object.entries(value).flatMap(([name, one]) => (dice() === 0 ? [] : [[name, spoil(one, evil, dice)]]))
  return Object.fromEntries(dice() === 0 ? [...entries, ['unexpected', evil()]] : entries)
}
