import { resolveForm } from './resolve-form.ts'
import type { Resolver } from './resolver.ts'

/** The invitation with its form as it is drawn; null where the form is gone. */
export const resolveNewsletter: Resolver<'newsletter'> = async (request, context, block) => {
  const { id, type, settings } = block
  const { formId, ...words } = settings
  if (formId === null) return null
  const form = await resolveForm(request, context, { ...block, type: 'form', settings: { formId } })
  if (!form) return null
  // The words of the block are shown instead of those that the form begins with.
  const hasWords = words.title !== '' || words.text !== ''
  const fields = hasWords ? form.form.fields.filter((field) => field.type !== 'section') : form.form.fields
  return { id, type, ...words, form: { ...form, form: { ...form.form, fields } } }
}
