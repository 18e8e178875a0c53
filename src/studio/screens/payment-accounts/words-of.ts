type Schema = { safeParse(text: string): { error?: { issues: readonly { readonly message: string }[] } | undefined } }

/** What is wrong with a key, in the words of its schema; null when nothing is. */
export const wordsOf = (schema: Schema, text: string): string | null =>
  schema.safeParse(text).error?.issues[0]?.message ?? null
