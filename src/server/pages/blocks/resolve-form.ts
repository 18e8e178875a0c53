import { shownForm } from '#server/site/shown-form.ts'
import { formsOfBlocks } from '#shared/pages/blocks/blocks.ts'
import { blocksOf } from '#shared/pages/content.ts'
import type { Resolver } from './resolver.ts'

/** A form block as it is drawn; null where its form is gone. */
export const resolveForm: Resolver<'form'> = async (
  request,
  { page, forms, posted, startStep },
  { id, type, settings: { formId } },
) => {
  const form = forms.get(formId)
  if (!form) return null
  const back = posted?.formId === formId ? posted.form : null
  const first = blocksOf(page.content).find((block) => formsOfBlocks([block]).includes(formId))
  return {
    id,
    type,
    ...(await shownForm(request, form, back?.answers)),
    page: { id: page.id, title: page.title },
    idPrefix: first?.id === id ? '' : `${id}-`,
    isSent: request.query.get('submitted') === formId && posted === null,
    posted: back,
    ...(startStep > 0 && { startStep }),
  }
}
