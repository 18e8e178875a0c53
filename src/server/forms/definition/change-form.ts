import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import { newId, newToken } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { copyFields } from '#shared/forms/copy-fields.ts'
import { formLimits } from '#shared/forms/limits.ts'
import type { Form, FormContent } from '#shared/forms/schema.ts'
import { contentOf, type FormTemplate } from '#shared/forms/templates.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { formLog } from '../change-log.ts'
import { hideForm, lockForm, withCleanHtml, writeForm, writeWebhookSecret } from './form-store.ts'
import { type FindFormUses, usesOfForm } from './form-uses.ts'

/**
 * Creates a form, blank or from a template. The shop is notified of its submissions from the first one on, except for
 * newsletter sign-ups.
 * @param shopEmail the shop's address for order emails; may be empty
 */
export function createForm(
  scope: ChangeScope,
  template: FormTemplate,
  shopEmail: string,
  batchId: string,
): Promise<Result<Form, 'form-limit'>> {
  const content = contentOf(template, newId)
  const mailTo = content.kind === 'newsletter' || shopEmail === '' ? [] : [shopEmail]
  return addForm(scope, { ...content, storage: { ...content.storage, mailTo } }, batchId)
}

/** Creates a copy of a form, with new field ids and without submissions. */
export async function duplicateForm(
  scope: ChangeScope,
  formId: string,
  batchId: string,
): Promise<Result<Form, 'form-not-found' | 'form-limit'>> {
  const original = await lockForm(scope, formId)
  if (!original) return fail('form-not-found')
  const { name, fields, ...rest } = contentIn(original)
  const copied = { ...rest, name: `${name.slice(0, 190)} (copy)`, fields: copyFields(fields, newId) }
  return addForm(scope, copied, batchId)
}

/**
 * Saves a form over the revision that its builder opened.
 * @returns the same form when nothing is different: no revision is made then, and nothing logged
 */
export async function saveForm(
  scope: ChangeScope,
  formId: string,
  { revision, content }: { readonly revision: number; readonly content: FormContent },
  batchId: string,
): Promise<Result<Form, 'form-not-found' | 'edit-conflict' | 'list-not-found'>> {
  const before = await lockForm(scope, formId)
  if (!before) return fail('form-not-found')
  if (before.revision !== revision) return fail('edit-conflict', { revision: before.revision })
  const { listId } = content.storage
  // A list that was deleted since it was chosen does not prevent other changes.
  const isKnownList = listId === null || listId === before.storage.listId || (await hasList(scope, listId))
  if (!isKnownList) return fail('list-not-found')
  const clean = withCleanHtml(content)
  if (isDeepStrictEqual(clean, contentIn(before))) return succeed(before)
  const after = await writeForm(scope, nextRevision(before, clean))
  await recordForm(scope, batchId, before, after)
  return succeed(after)
}

async function hasList({ database, websiteId }: ChangeScope, listId: string): Promise<boolean> {
  const row = await database
    .selectFrom('newsletter_lists')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', '=', listId)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a form with its submissions, unless a page or a product uses it. */
export async function deleteForm(
  scope: ChangeScope,
  formUses: FindFormUses,
  formId: string,
  batchId: string,
): Promise<Result<void, 'form-not-found' | 'form-in-use'>> {
  const before = await lockForm(scope, formId)
  if (!before) return fail('form-not-found')
  const uses = await usesOfForm(scope, formUses, formId)
  if (uses.length > 0) return fail('form-in-use', { places: uses.map((use) => use.title).slice(0, 5) })
  await hideForm(scope, formId)
  await recordForm(scope, batchId, before, null)
  return succeed(undefined)
}

/** Gives the webhook of a form a new secret; the old one is invalid from the commit on. */
export async function renewWebhookSecret(
  scope: ChangeScope,
  formId: string,
): Promise<Result<{ webhookSecret: string }, 'form-not-found' | 'form-webhook-missing'>> {
  const form = await lockForm(scope, formId)
  if (!form) return fail('form-not-found')
  if (!form.storage.webhook) return fail('form-webhook-missing')
  const webhookSecret = newToken()
  await writeWebhookSecret(scope, form.id, webhookSecret)
  return succeed({ webhookSecret })
}

/** The form after another save. */
export const nextRevision = (form: Form, content: FormContent): Form => ({
  ...form,
  ...content,
  revision: form.revision + 1,
  updatedAt: Date.now(),
})

/** The parts of a form that a builder changes. */
export function contentIn({ id: _, revision: __, createdAt: ___, updatedAt: ____, ...content }: Form): FormContent {
  return content
}

/** Writes a form to the change log. */
export function recordForm(scope: ChangeScope, batchId: string, before: Form | null, after: Form | null) {
  return recordChange(scope, batchId, formLog, { nounId: (after ?? before)!.id, before, after })
}

/** Whether the site can have another form. */
export async function hasRoom(scope: ChangeScope): Promise<boolean> {
  return (await countForms(scope)) < formLimits.formsPerSite
}

/** The number of forms of a site. */
export async function countForms({ database, websiteId }: Scope): Promise<number> {
  const { count } = await database
    .selectFrom('forms')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Adds a form with this content. */
export async function addForm(
  scope: ChangeScope,
  content: FormContent,
  batchId: string,
): Promise<Result<Form, 'form-limit'>> {
  // Serialized, so that only one of two parallel requests gets the last place.
  await scope.raiseVersion()
  if (!(await hasRoom(scope))) return fail('form-limit')
  const now = Date.now()
  const form = await writeForm(scope, { ...content, id: newId(), revision: 1, createdAt: now, updatedAt: now })
  await recordForm(scope, batchId, null, form)
  return succeed(form)
}
