import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { shownForm } from '#server/site/shown-form.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import type { PostedForm } from '#storefront/blocks/form/model.ts'
import { subscribeScreen } from '#storefront/screens/newsletter/screen.tsx'
import { SUBSCRIBE_TITLE } from './texts.ts'

/** Where the footer's form is posted without a script. */
export const SUBSCRIBE_PATH = '/newsletter/subscribe'

/** The page of the footer's form, with a returned post; null when the footer has none. */
export async function showSubscribe(page: PageRequest, posted: PostedForm | null): Promise<RenderedPage | null> {
  const { files, query } = page
  const { footerForm, ...site } = await siteOf(page)
  if (!footerForm) return null
  const { form } = footerForm
  const title = form.fields.find((field) => field.type === 'section' && field.title !== '')?.title ?? SUBSCRIBE_TITLE
  return renderPage({
    // The form is the content of this page, and not repeated in the footer.
    site: { ...site, footerForm: null },
    files,
    isPersonal: true,
    screen: subscribeScreen,
    model: {
      id: 'subscribe',
      type: 'form',
      ...(await shownForm(page, form, posted?.answers)),
      form: {
        ...form,
        fields: form.fields.filter((field) => field.type !== 'section' || field.title !== title),
      },
      page: { id: '', title },
      idPrefix: '',
      isSent: query.get('submitted') === form.id && posted === null,
      posted,
    },
    head: { pageType: pageTypes.page, title, description: '', path: SUBSCRIBE_PATH, canonicalPath: null },
  })
}
