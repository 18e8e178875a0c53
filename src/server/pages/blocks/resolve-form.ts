import { addressStart } from '#server/site/address-start.ts'
import { labelsOfForm } from '#server/site/labels-of-form.ts'
import { captchaOfForm } from '#shared/captcha/form-captcha.ts'
import { withoutEmail } from '#shared/newsletter/without-email.ts'
import { blocksOf } from '#shared/pages/content.ts'
import type { Resolver } from './resolver.ts'

/** A form block as it is drawn; null where its form is gone. */
export const resolveForm: Resolver<'form'> = async (
  { website, query, sources },
  { page, forms, posted, startStep },
  { id, type, settings: { formId } },
) => {
  const form = forms.get(formId)
  if (!form) return null
  const back = posted?.formId === formId ? posted.form : null
  const first = blocksOf(page.content).find((block) => block.type === 'form' && block.settings.formId === formId)
  return {
    id,
    type,
    form: withoutEmail(website, form.kind, form),
    page: { id: page.id, title: page.title },
    captcha: captchaOfForm(form, await sources.captcha()),
    address: addressStart(form, website.settings, back?.answers),
    likertLabels: labelsOfForm(form, website.settings),
    strictEmailEnding: website.settings.strictEmailEnding,
    idPrefix: first?.id === id ? '' : `${id}-`,
    isSent: query.get('submitted') === formId && posted === null,
    posted: back,
    ...(startStep > 0 && { startStep }),
  }
}
