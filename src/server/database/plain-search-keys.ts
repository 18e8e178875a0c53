import { type Kysely, type RawBuilder, sql } from 'kysely'
import { latinLetters } from '#shared/texts/latin.ts'

/**
 * Spells the stored search keys of a table as `normalize` does: older keys kept letters such as ł and ß. For migrations.
 * Triggers update the index of the words.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function spellSearchKeys(database: Kysely<any>, table: string): Promise<void> {
  const letters = Object.entries(latinLetters)
  const spelled = letters.reduce<RawBuilder<string>>(
    (key, [letter, plain]) => sql`replace(${key}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
    sql`search_key`,
  )
  await sql`update ${sql.table(table)} set search_key = ${spelled} where search_key <> ${spelled}`.execute(database)
}
