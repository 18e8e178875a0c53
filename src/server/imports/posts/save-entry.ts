import { recordChange } from '#server/changes/record-change.ts'
import { chooseAddress } from '#server/collections/choose-address.ts'
import { freeUrlId } from '#server/collections/free-url-id.ts'
import { newId } from '#server/identifiers.ts'
import { readItem, takenItemUrls } from '#server/items/item-store.ts'
import { pageLog } from '#server/pages/change-log.ts'
import { addItem, rewriteItem, urlFromTitle } from '#server/pages/items/save-item.ts'
import { insertPage, readOwnPage, updatePage } from '#server/pages/page-store.ts'
import { endRedirects } from '#server/redirects/leave-redirects.ts'
import type { ChangeScope } from '#server/scope.ts'
import { isReservedItemUrlId, itemPath } from '#shared/items/rules.ts'
import type { Item, ItemCollection } from '#shared/items/schema.ts'
import { firstSettings, type Page } from '#shared/pages/schema.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import type { NewPicture } from '../picture-store.ts'
import { buildPage, type WantedImage } from './content/build-page.ts'
import type { PlannedEntry } from './plan-entry.ts'

export interface SavingContext {
  readonly batchId: string
  /** The blog of posts; null while the file had none. */
  readonly blog: ItemCollection | null
  /** Pictures that the website has already. */
  picture(image: { readonly url: string; readonly altText: string }): Picture | null
}

/** A post or page that was written. */
export interface SavedEntry {
  readonly nounId: string
  readonly path: string
  readonly pictures: readonly NewPicture[]
}

const POST_COLUMNS = 8
const PAGE_COLUMNS = 12

/** Writes an entry that was planned, as a new post or page or over the one that an earlier import made. */
export function saveEntry(scope: ChangeScope, planned: PlannedEntry, context: SavingContext): Promise<SavedEntry> {
  return planned.entry.kind === 'post' ? savePost(scope, planned, context) : savePage(scope, planned, context)
}

async function savePost(scope: ChangeScope, planned: PlannedEntry, context: SavingContext): Promise<SavedEntry> {
  const { entry, facts, nounId } = planned
  const blog = context.blog!
  const built = build(planned, context, POST_COLUMNS, null)
  const before = nounId === null ? null : await readItem(scope, nounId)
  const now = Date.now()
  const picture = planned.picture && context.picture(planned.picture)
  const item: Item = before
    ? { ...before, ...facts, picture: picture ?? before.picture, updatedAt: Math.max(now, before.updatedAt + 1) }
    : {
        ...{ id: newId(), collectionId: blog.id, urlId: '', startsAt: null, endsAt: null, sourceUrl: '' },
        ...{
          location: null,
          recording: null,
          lesson: null,
          position: null,
          createdAt: entry.date ?? now,
          updatedAt: now,
          picture,
        },
        passwordHash: null,
        ...facts,
      }
  if (before) await rewriteItem(scope, before, item, built.content, context.batchId)
  else {
    const added = await addItem(
      scope,
      { ...item, urlId: await urlOf(scope, item, entry.slug) },
      built.content,
      context.batchId,
    )
    if (!added.ok) throw new Error('The blog of an import is gone.')
    return {
      nounId: item.id,
      path: itemPath(blog, added.value),
      pictures: wantedOf(item.id, planned, picture, built.wanted),
    }
  }
  return { nounId: item.id, path: itemPath(blog, item), pictures: wantedOf(item.id, planned, picture, built.wanted) }
}

async function savePage(scope: ChangeScope, planned: PlannedEntry, context: SavingContext): Promise<SavedEntry> {
  const { entry, facts, nounId } = planned
  const built = build(planned, context, PAGE_COLUMNS, facts.title)
  const before = nounId === null ? null : await readOwnPage(scope, nounId)
  const now = Date.now()
  const settings = {
    ...{ title: facts.title, seoTitle: facts.seoTitle, seoDescription: facts.seoDescription, content: built.content },
    // The home page cannot be hidden.
    ...{ status: before?.urlId === '' ? before.status : facts.status },
    publishAt: facts.status === 'scheduled' ? facts.publishAt : null,
  }
  let page: Page
  if (before) {
    page = await updatePage(scope, before, { ...before, ...settings, updatedAt: Math.max(now, before.updatedAt + 1) })
    await recordChange(scope, context.batchId, pageLog, { nounId: page.id, before, after: page })
  } else {
    const wanted = { urlId: '', title: entry.slug || facts.title, fallback: 'Page' as const, ownerId: null }
    const urlId = await chooseAddress(scope, wanted)
    if (!urlId.ok) throw new Error(urlId.failure.code)
    page = await insertPage(scope, {
      ...{ id: newId(), urlId: urlId.value, createdAt: entry.date ?? now, updatedAt: now },
      ...firstSettings,
      ...settings,
    })
    await recordChange(scope, context.batchId, pageLog, { nounId: page.id, before: null, after: page })
    if (page.status === 'published') await endRedirects(scope, [`/${page.urlId}`], context.batchId)
  }
  return { nounId: page.id, path: `/${page.urlId}`, pictures: wantedOf(page.id, { picture: null }, null, built.wanted) }
}

function build({ text }: PlannedEntry, { picture }: SavingContext, columns: number, heading: string | null) {
  const built = buildPage(text?.parts ?? [], { columns, heading, picture, newId })
  // The plan has tried it.
  if (!built) throw new Error('A page of an import is too long.')
  return built
}

/** Its part of the URL on the old site, if that is free. */
async function urlOf(
  scope: ChangeScope,
  item: Pick<Item, 'id' | 'collectionId' | 'title'>,
  wanted: string,
): Promise<string> {
  const slug = slugOf(wanted, (await scope.settings()).locale)
  if (slug === '') return urlFromTitle(scope, item)
  return freeUrlId(slug, async (urlIds) => {
    const taken = await takenItemUrls(scope, item.collectionId, urlIds, item.id)
    return new Set([...taken, ...urlIds.filter(isReservedItemUrlId)])
  })
}

/** The pictures that are fetched for a post or page. */
function wantedOf(
  productId: string,
  { picture }: Pick<PlannedEntry, 'picture'>,
  known: Picture | null,
  images: readonly WantedImage[],
): NewPicture[] {
  const base = { productId, assetId: null, variantIds: [] }
  return [
    ...(picture && !known ? [{ ...base, url: picture.url, altText: picture.altText, place: 'post' as const }] : []),
    ...images.map(({ url, altText, block }) => ({
      ...{ ...base, url, altText, place: 'content' as const },
      ...(block && { details: { block } }),
    })),
  ]
}
