import { listForms } from '#server/forms/definition/form-store.ts'
import type { Scope } from '#server/scope.ts'

/** Whether a website has a newsletter: a form that invites to one of its lists. */
export async function hasNewsletter(scope: Scope): Promise<boolean> {
  const forms = await listForms(scope)
  return forms.some((form) => form.kind === 'newsletter' || form.storage.listId !== null)
}
