import { fieldSchema } from '#shared/forms/field-schema.ts'
import { type FormContent, formContentSchema } from '#shared/forms/schema.ts'

const { storage: storageSchema, successRedirect: redirectSchema } = formContentSchema.shape

/**
 * A draft as it can be drawn: what is half written yet is left out, and where answers go is no one's business there. Staying
 * on the page is what a preview does.
 */
export function previewOf(draft: FormContent): FormContent {
  return {
    ...draft,
    name: draft.name.trim() || 'Form',
    submitLabel: draft.submitLabel.trim() || 'Submit',
    fields: draft.fields.filter((field) => fieldSchema.safeParse(field).success),
    successRedirect: redirectSchema.parse(''),
    storage: storageSchema.parse({}),
  }
}
