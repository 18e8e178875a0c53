import type { PageType } from '#shared/pages/codes.ts'
import { type EmailLinkModel, emailLinkScreen } from '#storefront/screens/email-link/screen.tsx'
import { type PageRequest, siteOf } from './page-request.ts'
import { type RenderedPage, renderPage } from './render-page.ts'

/** A page behind a link in an email. Its URL gives access to what it changes, so it is not sent to third parties. */
export async function showEmailLink(
  page: PageRequest,
  model: EmailLinkModel,
  { pageType, status = 200 }: { readonly pageType: PageType; readonly status?: number },
): Promise<RenderedPage> {
  const rendered = renderPage({
    site: { ...(await siteOf(page)), footerForm: null },
    files: page.files,
    status,
    isPersonal: true,
    screen: emailLinkScreen,
    model,
    head: { pageType, title: model.title, description: '', path: page.path, canonicalPath: null },
  })
  return { ...rendered, headers: { ...rendered.headers, 'referrer-policy': 'no-referrer' } }
}
