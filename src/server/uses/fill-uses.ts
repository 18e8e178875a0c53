import type { Kysely } from 'kysely'
import { idsIn } from './ids-in.ts'

/** The columns that name forms and files, as they are when this step runs. */
const sources = [
  { table: 'pages', noun: 'page', columns: ['content'], form: /"formId":"([^"]+)"/g },
  { table: 'products', noun: 'product', columns: ['details', 'body'], form: /"additionalFieldsFormId":"([^"]+)"/g },
  { table: 'categories', noun: 'category', columns: ['details'], form: null },
  { table: 'collections', noun: 'collection', columns: ['details'], form: null },
] as const

const BATCH = 500

interface Row {
  readonly website_id: string
  readonly id: string
  readonly [column: string]: string
}

/** Fills the tables of uses from what is stored. For a migration: it reads texts, whatever their version. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function fillUses(database: Kysely<any>): Promise<void> {
  const assets = await database.selectFrom('assets').select(['website_id', 'id']).execute()
  const known = new Set(assets.map(({ website_id, id }) => `${website_id} ${id}`))
  for (const { table, noun, columns, form } of sources) {
    let after = ['', '']
    for (;;) {
      const rows: Row[] = await database
        .selectFrom(table)
        .select(['website_id', 'id', ...columns])
        .where((where) => where(where.refTuple('website_id', 'id'), '>', where.tuple(after[0], after[1])))
        .orderBy('website_id')
        .orderBy('id')
        .limit(BATCH)
        .execute()
      const last = rows.at(-1)
      if (!last) break
      after = [last.website_id, last.id]
      for (const row of rows) {
        const text = columns.map((column) => row[column]).join(' ')
        const using = { website_id: row.website_id, noun, noun_id: row.id }
        const formIds = form ? [...new Set([...text.matchAll(form)].map(([, id]) => id!))] : []
        for (const [position, form_id] of formIds.entries())
          await database
            .insertInto('form_uses')
            .values({ ...using, form_id, position })
            .execute()
        for (const asset_id of idsIn(text))
          if (known.has(`${row.website_id} ${asset_id}`))
            await database
              .insertInto('asset_uses')
              .values({ ...using, asset_id })
              .execute()
      }
    }
  }
}
