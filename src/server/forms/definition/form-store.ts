import type { Selectable } from 'kysely'
import { cleanBody } from '#server/html/clean-body.ts'
import { newToken } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import type { Form, FormContent } from '#shared/forms/schema.ts'
import { formContent, formFields } from '../documents.ts'
import type { FormTables } from '../tables.ts'

/** A form, or null. */
export async function readForm({ database, websiteId }: Scope, formId: string): Promise<Form | null> {
  const row = await database
    .selectFrom('forms')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', formId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? toForm(row) : null
}

/** All forms of the website by name; a site has at most a few hundred. */
export async function listForms({ database, websiteId }: Scope): Promise<Form[]> {
  const rows = await database
    .selectFrom('forms')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(toForm)
}

/**
 * The form that fields belong to, for clients that do not name it: the one with most of them. Null when no form has
 * any.
 */
export async function findFormByFields(
  { database, websiteId }: Scope,
  fieldIds: readonly string[],
): Promise<string | null> {
  if (fieldIds.length === 0) return null
  const found = await database
    .selectFrom('form_field_ids')
    .select((column) => ['form_id', column.fn.countAll<number>().as('count')])
    .where('website_id', '=', websiteId)
    .where('field_id', 'in', fieldIds.slice(0, 20))
    .groupBy('form_id')
    .orderBy('count', 'desc')
    .orderBy('form_id')
    .limit(1)
    .executeTakeFirst()
  return found?.form_id ?? null
}

/** The fields of a form at a revision; empty when the revision is unknown. */
export async function readRevision(
  { database, websiteId }: Scope,
  formId: string,
  revision: number,
): Promise<FormField[]> {
  const row = await database
    .selectFrom('form_revisions')
    .select('fields')
    .where('website_id', '=', websiteId)
    .where('form_id', '=', formId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return row ? formFields.read(row.fields) : []
}

/**
 * Writes a new, changed or restored form: its HTML is cleaned, its fields are stored as a revision, and all pages with
 * it are invalidated. A form with a webhook gets a secret. The caller has checked that no one else changed it
 * meanwhile.
 */
export async function writeForm(scope: ChangeScope, form: Form): Promise<Form> {
  const clean = withCleanHtml(form)
  const { id, name, revision, createdAt, updatedAt, ...rest } = clean
  const website_id = scope.websiteId
  const content = formContent.write({ name, ...rest })
  await scope.database
    .insertInto('forms')
    .values({ website_id, id, name, revision, content, created_at: createdAt, updated_at: updatedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'id'])
        .doUpdateSet({ name, revision, content, updated_at: updatedAt, deleted_at: null }),
    )
    .execute()
  await scope.database
    .insertInto('form_revisions')
    .values({ website_id, form_id: id, revision, fields: formFields.write(clean.fields) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await scope.database
    .deleteFrom('form_field_ids')
    .where('website_id', '=', website_id)
    .where('form_id', '=', id)
    .execute()
  if (clean.fields.length > 0) {
    const rows = clean.fields.map((field) => ({ website_id, field_id: field.id, form_id: id }))
    await scope.database.insertInto('form_field_ids').values(rows).execute()
  }
  if (clean.storage.webhook && !(await readWebhookSecret(scope, id))) await writeWebhookSecret(scope, id, newToken())
  await scope.raiseVersion()
  return clean
}

/** The secret that signs posts to a form's webhook; '' when it never had one. */
export async function readWebhookSecret({ database, websiteId }: Scope, formId: string): Promise<string> {
  const row = await database
    .selectFrom('forms')
    .select('webhook_secret')
    .where('website_id', '=', websiteId)
    .where('id', '=', formId)
    .executeTakeFirst()
  return row?.webhook_secret ?? ''
}

/** Replaces the secret of a form's webhook. */
export async function writeWebhookSecret(scope: ChangeScope, formId: string, webhook_secret: string): Promise<void> {
  await scope.database
    .updateTable('forms')
    .set({ webhook_secret })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', formId)
    .execute()
}

/**
 * Locks a form until the commit, so that only one change runs at a time. @returns the current form; null when it is
 * gone
 */
export async function lockForm({ database, websiteId }: ChangeScope, formId: string): Promise<Form | null> {
  const row = await database
    .updateTable('forms')
    .set((set) => ({ revision: set.ref('revision') }))
    .where('website_id', '=', websiteId)
    .where('id', '=', formId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ? toForm(row) : null
}

/** The last revision of a form, deleted or not; 0 when there has never been one. */
export async function lastRevision({ database, websiteId }: Scope, formId: string): Promise<number> {
  const row = await database
    .selectFrom('forms')
    .select('revision')
    .where('website_id', '=', websiteId)
    .where('id', '=', formId)
    .executeTakeFirst()
  return row?.revision ?? 0
}

/** Hides a form and its submissions. They are deleted permanently a month later (`delete-hidden-forms.ts`). */
export async function hideForm(scope: ChangeScope, formId: string, now = Date.now()): Promise<void> {
  await scope.database
    .updateTable('forms')
    .set({ deleted_at: now })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', formId)
    .execute()
  await scope.database
    .deleteFrom('form_field_ids')
    .where('website_id', '=', scope.websiteId)
    .where('form_id', '=', formId)
    .execute()
  await scope.raiseVersion()
}

/** The form with cleaned HTML, as it is saved. */
export function withCleanHtml<Content extends FormContent>(form: Content): Content {
  return {
    ...form,
    submissionHtml: cleanBody(form.submissionHtml),
    disclaimerHtml: cleanBody(form.disclaimerHtml),
  }
}

function toForm(row: Selectable<FormTables['forms']>): Form {
  return {
    ...formContent.read(row.content),
    id: row.id,
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
