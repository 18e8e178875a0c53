import { newsletterForm } from '#demo/page-forms.ts'
import { formContentSchema } from '#shared/forms/schema.ts'
import { writeForm } from '../../forms/definition/form-store.ts'
import { newId } from '../../identifiers.ts'
import { writeFooterForm } from '../../newsletter/footer-form.ts'
import type { ChangeScope } from '../../scope.ts'

/** Adds the demo's newsletter form to the footer of every page. @returns its id */
export async function fillNewsletter(scope: ChangeScope): Promise<string> {
  const id = newId()
  const now = Date.now()
  const content = formContentSchema.parse(newsletterForm)
  await writeForm(scope, { ...content, id, revision: 1, createdAt: now, updatedAt: now })
  await writeFooterForm(scope, id)
  return id
}
