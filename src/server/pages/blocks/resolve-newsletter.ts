import { resolveForm } from './resolve-form.ts'
import type { Resolver } from './resolver.ts'

/** The invitation with its form as it is drawn; null where the form is gone. */
export const resolveNewsletter: Resolver<'newsletter'> = async (request, context, block) => {
  const { id, type, settings } = block
  const { formId, ...words } = settings
  if (formId === null) return null
  const form = await resolveForm(request, context, { ...block, type: 'form', settings: { formId } })
  return form && { id, type, ...words, form }
}
