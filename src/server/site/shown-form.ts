import type { Website } from '#server/websites/website.ts'
import type { Answers } from '#shared/forms/answers.ts'
import type { PublicForm } from '#shared/forms/schema.ts'
import { withoutEmail } from '#shared/forms/without-email.ts'
import type { ShownForm } from '#storefront/blocks/form/model.ts'
import { addressStart } from './address-start.ts'
import { labelsOfForm } from './labels-of-form.ts'
import type { PageSources } from './sources.ts'

/**
 * A form with everything that showing it needs, wherever it is on a page.
 * @param answers of a form that came back without JavaScript
 * @param place where the form is: its captcha depends on it
 */
export async function shownForm(
  { website, sources }: { readonly website: Website; readonly sources: PageSources },
  form: PublicForm,
  answers?: Answers,
  place: 'page' | 'popup' = 'page',
): Promise<ShownForm> {
  const { settings } = website
  return {
    form: withoutEmail(website, form.kind, form),
    captcha: await sources.captcha({ in: place, form }),
    address: addressStart(form, settings, answers),
    likertLabels: labelsOfForm(form, settings),
    strictEmailEnding: settings.strictEmailEnding,
  }
}
