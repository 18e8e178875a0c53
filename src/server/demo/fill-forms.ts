import type { DemoForm } from '#demo/page-forms.ts'
import { writeForm } from '#server/forms/definition/form-store.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { formContentSchema } from '#shared/forms/schema.ts'

/** Creates forms of the demo. @returns their ids by the names in pages or products */
export async function fillForms(
  scope: ChangeScope,
  forms: Readonly<Record<string, DemoForm>>,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  const now = Date.now()
  for (const [name, content] of Object.entries(forms)) {
    const id = newId()
    ids.set(name, id)
    await writeForm(scope, { ...formContentSchema.parse(content), id, revision: 1, createdAt: now, updatedAt: now })
  }
  return ids
}
