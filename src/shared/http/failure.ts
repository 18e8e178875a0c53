/**
 * Something that visitors or owners can cause: a code that its noun's `messages.ts` turns into a sentence, and the
 * facts of that sentence.
 */
export type Failure<Code extends string = string> = { readonly code: Code } & Readonly<Record<string, unknown>>

/** The outcome of work that can be refused. Unexpected errors are thrown instead. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure<Code> }

export function succeed<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

/** A refusal with the facts that its sentence needs, for example `fail('out-of-stock', { available: 2 })`. */
export function fail<Code extends string>(
  code: Code,
  facts: Readonly<Record<string, unknown>> = {},
): { readonly ok: false; readonly failure: Failure<Code> } {
  return { ok: false, failure: { ...facts, code } }
}
