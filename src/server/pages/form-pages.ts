import { recordChange } from '#server/changes/record-change.ts'
import { chooseAddress } from '#server/collections/choose-address.ts'
import { linkTo, writeLayout } from '#server/collections/layouts.ts'
import { lockForm } from '#server/forms/definition/form-store.ts'
import { newId } from '#server/identifiers.ts'
import { endRedirects } from '#server/redirects/leave-redirects.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import { type Block, formsOfBlocks } from '#shared/pages/blocks/blocks.ts'
import { addSections, buildContent } from '#shared/pages/build-content.ts'
import { blocksOf, type PageContent, withoutBlocks } from '#shared/pages/content.ts'
import { firstSettings, type Page } from '#shared/pages/schema.ts'
import { pageLog } from './change-log.ts'
import { escapeMarkup } from './escape-markup.ts'
import { insertPage, readPage, updatePage } from './page-store.ts'

/** A page after a change, and the batch in the change log; null when nothing was different. */
export interface ChangedPage {
  readonly page: Page
  readonly batchId: string | null
}

/** Creates a page for a form and, if wanted, a link to it at the end of the main navigation: all or nothing. */
export async function createFormPage(
  scope: ChangeScope,
  wanted: { readonly title: string; readonly formId: string; readonly inNavigation: boolean },
  batchId: string,
): Promise<Result<ChangedPage, 'form-not-found' | 'navigation-missing' | 'url-id-taken' | 'url-id-reserved'>> {
  // Forms are locked before the website, as when a form is saved.
  if (!(await lockForm(scope, wanted.formId))) return fail('form-not-found')
  await scope.raiseVersion()
  const urlId = await chooseAddress(scope, { urlId: '', title: wanted.title, fallback: 'Page', ownerId: null })
  if (!urlId.ok) return urlId
  const now = Date.now()
  const page = await insertPage(scope, {
    id: newId(),
    urlId: urlId.value,
    title: wanted.title,
    ...firstSettings,
    status: 'published',
    content: buildContent(
      [
        [
          {
            type: 'text',
            settings: { html: `<h1>${escapeMarkup(wanted.title)}</h1>` },
            area: besideForm,
            isSticky: true,
          },
          { ...formBlock(wanted.formId), area: formArea },
        ],
      ],
      newId,
    ),
    createdAt: now,
    updatedAt: now,
  })
  await recordChange(scope, batchId, pageLog, { nounId: page.id, before: null, after: page })
  await endRedirects(scope, [`/${page.urlId}`], batchId)
  if (!wanted.inNavigation) return succeed({ page, batchId })
  const linked = await writeLayout(scope, null, (links) => [...links, linkTo(page.id)], batchId)
  return linked.ok ? succeed({ page, batchId }) : linked
}

/** Adds a form at the end of a page; if it is there already, nothing changes. */
export async function placeForm(
  scope: ChangeScope,
  { pageId, formId }: { readonly pageId: string; readonly formId: string },
  batchId: string,
): Promise<Result<ChangedPage, 'form-not-found' | 'page-not-found' | 'page-full'>> {
  if (!(await lockForm(scope, formId))) return fail('form-not-found')
  await scope.raiseVersion()
  const page = await readPage(scope, pageId)
  if (!page) return fail('page-not-found')
  const blocks = blocksOf(page.content)
  if (blocks.some((block) => shows(block, formId))) return succeed({ page, batchId: null })
  if (blocks.length >= limits.blocksPerLayout) return fail('page-full')
  return succeed(await saveContent(scope, page, addSections(page.content, [[formBlock(formId)]], newId), batchId))
}

/** Removes a form from a page; if it is not there, nothing changes. */
export async function takeFormAway(
  scope: ChangeScope,
  { pageId, formId }: { readonly pageId: string; readonly formId: string },
  batchId: string,
): Promise<Result<ChangedPage, 'page-not-found'>> {
  await scope.raiseVersion()
  const page = await readPage(scope, pageId)
  if (!page) return fail('page-not-found')
  const isShown = blocksOf(page.content).some((block) => shows(block, formId))
  if (!isShown) return succeed({ page, batchId: null })
  const content = withoutBlocks(page.content, (block) => shows(block, formId))
  return succeed(await saveContent(scope, page, content, batchId))
}

async function saveContent(
  scope: ChangeScope,
  before: Page,
  content: PageContent,
  batchId: string,
): Promise<ChangedPage> {
  const after = await updatePage(scope, before, { ...before, content, updatedAt: Date.now() })
  await recordChange(scope, batchId, pageLog, { nounId: after.id, before, after })
  return { page: after, batchId }
}

const besideForm = { row: 1, column: 1, rows: 1, columns: 5 }
const formArea = { row: 1, column: 6, rows: 1, columns: 7 }
const formBlock = (formId: string) => ({ type: 'form', settings: { formId } }) as const
const shows = (block: Block, formId: string): boolean => formsOfBlocks([block]).includes(formId)
