import { fieldSchema } from '#shared/forms/field-schema.ts'
import { type FormContent, formContentSchema } from '#shared/forms/schema.ts'

const { storage: storageSchema, successRedirect: redirectSchema } = formContentSchema.shape

/** A draft for the preview: without unfinished fields and without storage settings. A preview never redirects. */
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
