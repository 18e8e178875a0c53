import type { Kysely } from 'kysely'
import { rewriteSearchKeys } from '#server/database/rewrite-search-keys.ts'
import { normalize } from '#shared/texts/normalize.ts'

interface Found {
  readonly to: string
  readonly subject: string
}

/** Where a part of an address begins, before its domain. */
const PART = /[.+_-]/g

/**
 * The search key of an email: the address, the words of the subject with the number of an order, and the address from each
 * of its later parts on: nina.petrova@example.com is found by petrova and by example.com.
 */
export function emailSearchKey({ to, subject }: Found): string {
  const at = to.lastIndexOf('@')
  const parts = [...to.slice(0, at === -1 ? 0 : at).matchAll(PART)].map(({ index }) => to.slice(index + 1))
  const words = [to, subject, ...parts, ...(at === -1 ? [] : [to.slice(at + 1)])]
  return ` ${normalize(words.join(' ')).replaceAll('#', '')}`
}

/** Writes the search keys of older emails again: they had the whole address alone. For a migration. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export const writeEmailSearchKeys = (database: Kysely<any>): Promise<void> =>
  rewriteSearchKeys(database, 'letters', ['to_address', 'subject'], ({ to_address, subject }) =>
    emailSearchKey({ to: to_address, subject }),
  )
