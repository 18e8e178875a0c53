import { fieldSchema } from '#shared/forms/field-schema.ts'
import { type FormContent, formContentSchema } from '#shared/forms/schema.ts'

const { storage: storageSchema, successRedirect: redirectSchema } = formContentSchema.shape

/**
 * A draft as it can be drawn: what is not finished is left out, and so is where answers go. A preview always stays on
 * the page.
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
