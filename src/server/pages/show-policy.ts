import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { formatDate } from '#shared/dates/format.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { policyLinks, policyPath, policyTitles, publishedPolicies, publishedPolicy } from '#shared/policies/rules.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { breadcrumbData, pageData } from '#storefront/document/structured-data.ts'
import { policyScreen } from '#storefront/screens/policy/screen.tsx'
import { describeHtml } from './describe-html.ts'

/** The page of a policy; null when the shop has not published it. */
export async function showPolicy(request: PageRequest, asked: string): Promise<RenderedPage | null> {
  const { settings } = request.website
  const name = publishedPolicy(settings.policies, asked)
  if (!name) return null
  const path = policyPath(name)
  const title = policyTitles[name]
  const editedAt = settings.policyDates[name]
  const description = describeHtml(settings.policies[name])
  const site = await siteOf(request)
  return renderPage({
    site,
    files: request.files,
    screen: policyScreen,
    model: {
      title,
      html: settings.policies[name],
      editedOn: editedAt === undefined ? null : formatDate(editedAt, settings),
      others: policyLinks(settings.policies).filter(({ href }) => href !== path),
    },
    head: {
      pageType: pageTypes.page,
      title,
      description,
      path,
      canonicalPath: path,
      structuredData: [
        pageData(site, { type: 'WebPage', name: title, path, description }),
        breadcrumbData(site, [{ label: title, href: path }]),
      ],
    },
  })
}

/** URLs of the published policies, with the time of their last change. */
export const policyAddresses = ({ policies, policyDates }: StoreSettings) =>
  publishedPolicies(policies).flatMap((name) => {
    const changedAt = policyDates[name]
    return changedAt === undefined ? [] : [{ path: policyPath(name), changedAt }]
  })
