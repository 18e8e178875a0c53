import { newsletterForm } from '#demo/page-forms.ts'
import { writeForm } from '#server/forms/definition/form-store.ts'
import { newId } from '#server/identifiers.ts'
import { writeFooterForm } from '#server/newsletter/footer-form.ts'
import type { ChangeScope } from '#server/scope.ts'
import { formContentSchema } from '#shared/forms/schema.ts'

/** Adds the demo's newsletter form to the footer of every page. */
export async function fillNewsletter(scope: ChangeScope): Promise<void> {
  const id = newId()
  const now = Date.now()
  const content = formContentSchema.parse(newsletterForm)
  await writeForm(scope, { ...content, id, revision: 1, createdAt: now, updatedAt: now })
  await writeFooterForm(scope, id)
}
