import type { z } from 'zod'
import {
  hostileAddresses,
  hostileCss,
  hostileHtml,
  hostileLinks,
  hostileMarkdown,
  hostileWords,
} from './hostile-texts.ts'

/** From here on a text has room for several hostile ones. */
const LONG = 2000
const IN_LONG_TEXT = 20
/** The id of a part that an example lacks. */
const ID = 'hostile-1'

/** Each hostile text, with a wide or turned one after every third. No call takes a NUL. */
export const filledTexts: readonly string[] = [
  ...hostileHtml,
  ...hostileCss,
  ...hostileMarkdown,
  ...hostileAddresses,
  ...hostileLinks,
]
  .filter((text) => !text.includes('\0'))
  .flatMap((text, index) => (index % 3 === 2 ? [text, hostileWords[((index - 2) / 3) % hostileWords.length]!] : [text]))
/** For links; the others are refused. */
const addresses = [...hostileLinks, ...hostileAddresses, ...hostileWords]

type Definition = {
  readonly type: string
  readonly shape: Record<string, z.ZodType>
  readonly innerType: z.ZodType
  readonly element: z.ZodType
  readonly out: z.ZodType
  readonly entries: Record<string, string>
}

/** The words that a schema chooses from; none for schemas of other kinds. */
export function wordsOf(schema: z.ZodType): string[] {
  const { entries, innerType, out } = schema._zod.def as unknown as Partial<Definition>
  if (entries) return Object.values(entries)
  const inner = innerType ?? out
  return inner ? wordsOf(inner) : []
}

/**
 * Fills every text of a schema, also in parts that an example lacks, with texts that the schema allows. They go on from
 * one call to the next, so that each hostile text is somewhere once enough is filled. What a schema restricts to ids or
 * words of a list stays as in the example.
 */
export class HostileTexts {
  /** Those that were used longest ago first. */
  private readonly texts = [...filledTexts]
  private readonly addresses = [...addresses]

  /**
   * @param turn chooses among words of a list and between on and off; null keeps those of the example
   * @returns a value that the schema allows
   */
  fill<Schema extends z.ZodType>(schema: Schema, example: unknown, turn: number | null = null): z.input<Schema> {
    let value = this.valueOf(schema, example, turn)
    // Conditions on several fields, such as equally long rows, are met by the example.
    for (let attempt = 0; attempt < 9; attempt += 1) {
      const { error } = schema.safeParse(value)
      if (!error) return value as z.input<Schema>
      const names = new Set(error.issues.map(({ path }) => String(path[0])))
      value = Object.fromEntries(
        Object.entries(value as object).map(([name, one]) => [
          name,
          names.has(name) ? (example as Record<string, unknown>)[name] : one,
        ]),
      )
    }
    throw schema.safeParse(value).error
  }

  /** Undefined where nothing is known that the schema allows. */
  private valueOf(schema: z.ZodType, example: unknown, turn: number | null): unknown {
    const definition = schema._zod.def as unknown as Definition
    switch (definition.type) {
      case 'object':
        return this.objectOf(definition.shape, example, turn)
      case 'array': {
        const examples: unknown[] = Array.isArray(example) && example.length > 0 ? example : [undefined]
        const filled = examples.map((one) => this.valueOf(definition.element, one, turn))
        return filled.includes(undefined) ? example : filled
      }
      case 'nullable':
        return this.valueOf(definition.innerType, example ?? undefined, turn) ?? example ?? null
      case 'optional':
      case 'default':
      case 'readonly':
        return this.valueOf(definition.innerType, example, turn)
      case 'pipe':
        return this.valueOf(definition.out, example, turn)
      case 'enum': {
        const words = wordsOf(schema)
        return turn === null ? example : words[turn % words.length]
      }
      case 'boolean':
        return turn === null ? example : turn % 2 === 0
      case 'string':
        return this.textOf(schema as z.ZodString, example)
      default:
        return example
    }
  }

  private objectOf(shape: Record<string, z.ZodType>, example: unknown, turn: number | null): unknown {
    const examples = (example ?? {}) as Record<string, unknown>
    const filled: Record<string, unknown> = {}
    for (const [name, schema] of Object.entries(shape)) {
      const value = this.valueOf(schema, examples[name], turn)
      if (value !== undefined) filled[name] = value
      else if (!schema.safeParse(undefined).success) return example
    }
    return filled
  }

  private textOf(schema: z.ZodString, example: unknown): unknown {
    const isAllowed = (text: string) => schema.safeParse(text).success
    if (!isAllowed('a b')) {
      if (isAllowed('/a<b')) return next(this.addresses, isAllowed) ?? example
      // An id, a date, a code.
      return example ?? (isAllowed(ID) ? ID : undefined)
    }
    const many = isAllowed('a\n'.repeat(LONG / 2)) ? IN_LONG_TEXT : 1
    const found: string[] = []
    while (found.length < many) {
      const text = next(this.texts, (one) => isAllowed([...found, one].join('\n\n')))
      if (text === undefined) break
      found.push(text)
    }
    return found.length > 0 ? found.join('\n\n') : example
  }
}

/** Takes the first that is allowed, and puts it at the end. */
function next(waiting: string[], isAllowed: (text: string) => boolean): string | undefined {
  const at = waiting.findIndex(isAllowed)
  if (at < 0) return undefined
  const [text] = waiting.splice(at, 1)
  waiting.push(text!)
  return text
}
