import { addressStart } from '#server/site/address-start.ts'
import { labelsOfForm } from '#server/site/labels-of-form.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import { captchaOfForm } from '#shared/captcha/form-captcha.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import { withoutEmail } from '#shared/newsletter/without-email.ts'
import type { Block, Page } from '#shared/pages/schema.ts'
import type { FormModel } from '#storefront/blocks/form/model.ts'
import type { PostedTo } from './posted-to.ts'

interface Around {
  readonly page: Page
  readonly forms: ReadonlyMap<string, PublicForm>
  readonly posted: PostedTo | null
  readonly startStep: number
}

/** A form block as it is rendered; null when its form is gone. */
export async function formModel(
  { website, query, sources }: PageRequest,
  { page, forms, posted, startStep }: Around,
  { id, type, formId }: Extract<Block, { type: 'form' }>,
): Promise<FormModel | null> {
  const form = forms.get(formId)
  if (!form) return null
  const back = posted?.formId === formId ? posted.form : null
  const first = page.blocks.find((block) => block.type === 'form' && block.formId === formId)
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
