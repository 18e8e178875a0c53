import type { z } from 'zod'

/** One change of a document's shape. `run` takes the value as the step before it left it, and returns the new shape. */
export interface DocumentStep {
  readonly name: string
  readonly run: (value: never) => unknown
}

/** A value that is only looked at, however deep. */
type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value

/** What is stored as JSON text in one column: how it is read and written. */
export interface StoredDocument<Value> {
  readonly name: string
  /** How many steps have led to today's shape. */
  readonly version: number
  /**
   * Upgrades a stored text to today's shape and checks it.
   * @throws StoredDocumentError when it does not match its schema, or when a newer version of the program wrote it
   */
  read(text: string): Value
  /** @returns the text to store, with the version of the document where it has one */
  write(value: Frozen<Value>): string
}

/** A stored text that cannot be read. Its message names the places that are wrong, and nothing of what stands there. */
export class StoredDocumentError extends Error {
  constructor(document: string, problem: string) {
    super(`The stored ${document} cannot be read: ${problem}`)
    this.name = 'StoredDocumentError'
  }
}

const VERSION = '$version'
const VALUE = '$value'

/**
 * Defines a document. The schema describes today's shape; a step is added, and never changed, when that shape changes in
 * a way that stored documents do not have. A document without steps is stored as plain JSON, so that a first step can
 * come later.
 */
export function defineDocument<Value>({
  name,
  schema,
  steps = [],
}: {
  readonly name: string
  readonly schema: z.ZodType<Value>
  readonly steps?: readonly DocumentStep[]
}): StoredDocument<Value> {
  const version = steps.length
  return {
    name,
    version,
    read(text) {
      const stored = unwrap(JSON.parse(text))
      if (stored.version > version)
        throw new StoredDocumentError(name, `it has version ${stored.version} of ${version}`)
      const upgraded = steps.slice(stored.version).reduce((value, step) => step.run(value as never), stored.value)
      const parsed = schema.safeParse(upgraded)
      if (parsed.success) return parsed.data
      throw new StoredDocumentError(
        name,
        parsed.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', '),
      )
    },
    write(value) {
      if (version === 0) return JSON.stringify(value)
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
      return JSON.stringify({ [VERSION]: version, ...(isObject ? value : { [VALUE]: value }) })
    },
  }
}

/** Takes the version off a stored value; what was stored before documents had versions is of version 0. */
function unwrap(stored: unknown): { readonly version: number; readonly value: unknown } {
  if (typeof stored !== 'object' || stored === null || !(VERSION in stored)) return { version: 0, value: stored }
  const { [VERSION]: version, ...value } = stored as Record<string, unknown>
  return { version: Number(version), value: VALUE in value ? value[VALUE] : value }
}
