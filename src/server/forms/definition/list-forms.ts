import { sql } from 'kysely'
import type { Scope } from '#server/scope.ts'
import { askedOfBuyers } from '#shared/cart/entry-answers.ts'
import { COUNTED_SUBMISSIONS, type FormRow } from '#shared/forms/owner-api.ts'
import { formContent } from '../documents.ts'
import { type FindFormUses, readFormUses } from './form-uses.ts'

/**
 * All forms of the website as the studio lists them. Counting stops early, so that many submissions cost no more than a
 * thousand.
 */
export async function listFormRows(scope: Scope, formUses: FindFormUses): Promise<FormRow[]> {
  const { database, websiteId } = scope
  const uses = await readFormUses(scope, formUses)
  const rows = await database
    .selectFrom('forms')
    .select(['id', 'name', 'content', 'updated_at'])
    .select(countIn(sql``).as('submissions'))
    .select(countIn(sql`and submission.is_read = 0`).as('unread'))
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const { fields, kind } = formContent.read(row.content)
    return {
      id: row.id,
      name: row.name,
      kind,
      submissions: Number(row.submissions),
      // Sign-ups are subscribers: no one has to read them.
      unread: kind === 'newsletter' ? 0 : Number(row.unread),
      fieldCount: fields.length,
      notAskedOfBuyers: fields.length - askedOfBuyers(fields).length,
      uses: uses.get(row.id) ?? [],
      updatedAt: row.updated_at,
    }
  })
}

const countIn = (narrowed: ReturnType<typeof sql>) => sql<number>`(
  select count(*) from (
    select 1 from form_submissions submission
    where submission.website_id = forms.website_id and submission.form_id = forms.id and submission.folder = 'inbox'
    ${narrowed} limit ${sql.lit(COUNTED_SUBMISSIONS + 1)}
  ) counted)`
