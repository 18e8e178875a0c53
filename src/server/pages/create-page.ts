import { recordChange } from '#server/changes/record-change.ts'
import { chooseAddress } from '#server/collections/choose-address.ts'
import { linkTo, writeLayout } from '#server/collections/layouts.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { buildContent } from '#shared/pages/build-content.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { type ReadyPageId, readyPageContent } from '#shared/pages/ready-made/pages.ts'
import { firstSettings, type Page, withoutFrame } from '#shared/pages/schema.ts'
import { pageLog } from './change-log.ts'
import { readDraft } from './draft/draft-store.ts'
import { escapeMarkup } from './escape-markup.ts'
import { insertPage, readOwnPage } from './page-store.ts'
import { readSiteThings } from './site-things.ts'

type AddressRefusal = 'url-id-taken' | 'url-id-reserved'

/** Creates a page with its title as the heading, blank or ready-made. It is a draft, which visitors do not see. */
export async function createPage(
  scope: ChangeScope,
  wanted: { readonly title: string; readonly inNavigation: boolean; readonly readyPage: ReadyPageId | null },
  batchId: string,
): Promise<Result<Page, AddressRefusal | 'navigation-missing'>> {
  const title = escapeMarkup(wanted.title)
  const heading = { type: 'text', settings: { html: `<h1>${title}</h1>` } } as const
  const content = wanted.readyPage
    ? readyPageContent(wanted.readyPage, title, await readSiteThings(scope), newId)
    : buildContent([[heading]], newId)
  const isSplash = wanted.readyPage === 'splash'
  const settings = isSplash ? ({ purpose: 'splash', ...withoutFrame } as const) : {}
  const page = await addDraft(scope, { title: wanted.title, content, ...settings }, batchId)
  if (!page.ok || !wanted.inNavigation || isSplash) return page
  const linked = await writeLayout(scope, null, (links) => [...links, linkTo(page.value.id)], batchId)
  return linked.ok ? page : linked
}

/** Creates a page with the content of another one as its editor shows it. */
export async function duplicatePage(
  scope: ChangeScope,
  pageId: string,
  batchId: string,
): Promise<Result<Page, AddressRefusal | 'page-not-found'>> {
  const original = await readOwnPage(scope, pageId)
  if (!original) return fail('page-not-found')
  const { content } = (await readDraft(scope, pageId)) ?? original
  const { seoTitle, seoDescription, socialPicture, isHiddenFromSearch, isHiddenFromSiteSearch } = original
  const title = `${original.title.slice(0, 190)} (copy)`
  const { passwordHash, header, footer } = original
  const searching = { seoTitle, seoDescription, socialPicture, isHiddenFromSearch, isHiddenFromSiteSearch }
  const settings = { ...searching, passwordHash, header, footer }
  return addDraft(scope, { title, content, ...settings }, batchId)
}

/** Adds a page that is not published; its URL is made from its title. */
async function addDraft(
  scope: ChangeScope,
  facts: { readonly title: string; readonly content: PageContent } & Partial<Page>,
  batchId: string,
): Promise<Result<Page, AddressRefusal>> {
  await scope.raiseVersion()
  const urlId = await chooseAddress(scope, { urlId: '', title: facts.title, fallback: 'Page', ownerId: null })
  if (!urlId.ok) return urlId
  const now = Date.now()
  const page = await insertPage(scope, {
    ...{ id: newId(), urlId: urlId.value, status: 'draft' },
    ...firstSettings,
    ...{ createdAt: now, updatedAt: now },
    ...facts,
  })
  await recordChange(scope, batchId, pageLog, { nounId: page.id, before: null, after: page })
  return succeed(page)
}
