import type { z } from 'zod'
import { safeParse } from 'zod/v4/core'
import { compiledWhenOften } from '#server/checking/compiled.ts'

/** One change of a document's shape. `run` takes the value after the previous step, and returns the new shape. */
export interface DocumentStep {
  readonly name: string
  run(value: unknown): unknown
}

/** The same type, read-only at every depth. */
export type DeepReadonly<Value> = Value extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
    : Value

/** JSON text in one column: how it is read and written. */
export interface StoredDocument<Value> {
  readonly name: string
  /** The number of steps to the current shape. */
  readonly version: number
  /**
   * Upgrades a stored text to the current shape and checks it.
   * @throws StoredDocumentError when it is not JSON, does not match its schema, or was written by a newer version of
   * the program
   */
  read(text: string): Value
  /** @returns the text to store, with the document's version if it has one */
  write(value: DeepReadonly<Value>): string
}

/**
 * A stored text that cannot be read. Its message names the wrong fields and never their values, which may be personal.
 */
export class StoredDocumentError extends Error {
  override name = 'StoredDocumentError'
  readonly problem: string
  /** Whether a newer version of the program wrote it, which may run at the same time. */
  readonly isNewer: boolean

  constructor(document: string, problem: string, isNewer = false) {
    super(`The stored ${document} cannot be read: ${problem}`)
    this.problem = problem
    this.isNewer = isNewer
  }
}

const VERSION = '$version'
const VALUE = '$value'

/**
 * Defines a document. The schema describes the current shape. When a change makes stored documents invalid, a step is
 * added at the end; a released step never changes. A document without steps is stored as plain JSON.
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
  const check = compiledWhenOften(schema, safeParse)
  return {
    name,
    version,
    read(text) {
      const stored = unwrap(parseJson(name, text))
      if (stored.version > version)
        throw new StoredDocumentError(name, `it has version ${stored.version} of ${version}`, true)
      const upgraded = steps.slice(stored.version).reduce((value, step) => step.run(value), stored.value)
      const parsed = check(upgraded)
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

/** @throws StoredDocumentError instead of a SyntaxError, whose message would quote the text */
function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StoredDocumentError(name, 'it is not JSON')
  }
}

/** Separates the version from a stored value; values from before documents had versions have version 0. */
function unwrap(stored: unknown): { readonly version: number; readonly value: unknown } {
  if (typeof stored !== 'object' || stored === null || !(VERSION in stored)) return { version: 0, value: stored }
  const { [VERSION]: version, ...value } = stored as Record<string, unknown>
  return { version: Number(version), value: VALUE in value ? value[VALUE] : value }
}
