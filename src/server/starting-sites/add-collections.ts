import { addForm } from '#server/forms/definition/change-form.ts'
import { newId } from '#server/identifiers.ts'
import { readList } from '#server/newsletter/list-store.ts'
import { addItem } from '#server/pages/items/save-item.ts'
import { createItemCollection } from '#server/pages/items/save-item-collection.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { calendarDay, momentOf } from '#shared/dates/format.ts'
import { formContentSchema } from '#shared/forms/schema.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import type { Item } from '#shared/items/schema.ts'
import { DEFAULT_LIST_ID } from '#shared/newsletter/schema.ts'
import { at, text } from '#shared/pages/ready-made/define.ts'
import type { StartingSiteUse } from '#shared/starting-sites/api.ts'
import {
  filled,
  type StartingCollection,
  type StartingItem,
  type StartingSite,
  section,
} from '#shared/starting-sites/define.ts'
import { fillInPicture, type StartingThings, startingContent } from '#shared/starting-sites/fill-in.ts'

/**
 * Adds the forms of a starting site. Messages are sent to the shop's own address, and a newsletter form fills the first
 * list. @returns their ids by `form:<name>`
 */
export async function addForms(
  scope: ChangeScope,
  forms: StartingSite['forms'],
  batchId: string,
): Promise<Result<[string, string][], 'form-limit'>> {
  const { orderNotificationEmail } = await scope.settings()
  const list = await readList(scope, DEFAULT_LIST_ID)
  const ids: [string, string][] = []
  for (const [name, wanted] of Object.entries(forms)) {
    const content = formContentSchema.parse({
      ...wanted,
      fields: wanted.fields.map((field) => ({ ...field, id: newId() })),
    })
    const isNewsletter = content.kind === 'newsletter'
    const storage = isNewsletter
      ? { ...content.storage, listId: list?.id ?? null }
      : { ...content.storage, mailTo: orderNotificationEmail === '' ? [] : [orderNotificationEmail] }
    const added = await addForm(scope, { ...content, storage }, batchId)
    if (!added.ok) return added
    ids.push([`form:${name}`, added.value.id])
  }
  return succeed(ids)
}

interface AddedCollections {
  /** Ids by `collection:<URL>`. */
  readonly ids: readonly (readonly [string, string])[]
  /** Ids by the URL in the data. */
  readonly byUrl: readonly (readonly [string, string])[]
  /** Paths that they have instead of those in the data. */
  readonly paths: ReadonlyMap<string, string>
}

/** Adds the collections of a starting site, without their items: hidden from visitors when everything is a draft. */
export async function addCollections(
  scope: ChangeScope,
  collections: readonly StartingCollection[],
  { use, pictures }: { readonly use: StartingSiteUse } & Pick<StartingThings, 'pictures'>,
  batchId: string,
): Promise<Result<AddedCollections, 'navigation-missing'>> {
  const byUrl: [string, string][] = []
  const paths = new Map<string, string>()
  for (const { kind, title, urlId, description, cover } of collections) {
    const course = cover ? { course: { cover: fillInPicture(cover, { pictures }) } } : {}
    const shown = { isInNavigation: false, enabled: use === 'site' }
    const wanted = { kind, title, urlId: '', description, ...shown, ...course }
    const added = await createItemCollection(scope, wanted, batchId)
    if (!added.ok) {
      if (added.failure.code === 'navigation-missing') return added as Result<never, 'navigation-missing'>
      throw new Error(`The collection ${urlId} of a starting site: ${added.failure.code}`)
    }
    byUrl.push([urlId, added.value.id])
    paths.set(`/${urlId}`, `/${added.value.urlId}`)
  }
  return succeed({ byUrl, paths, ids: byUrl.map(([urlId, id]) => [`collection:${urlId}`, id] as const) })
}

/** Adds the posts, events, projects and lessons of a starting site. */
export async function addItems(
  scope: ChangeScope,
  collections: readonly StartingCollection[],
  { use, things }: { readonly use: StartingSiteUse; readonly things: StartingThings },
  batchId: string,
): Promise<void> {
  const { timeZone } = await scope.settings()
  const now = Date.now()
  for (const { urlId, items } of collections)
    for (const item of items) {
      const collectionId = things.ids.get(`collection:${urlId}`)!
      const images = (item.images ?? []).map((picture, index) => filled(at(1 + index * 6, 6, 3, 32), picture))
      const shown = startingContent([section('Text', [text(at(1, 8, 1), item.html), ...images])], things, newId)
      const added = await addItem(scope, itemOf(item, { collectionId, use, things, now, timeZone }), shown, batchId)
      if (!added.ok) throw new Error(`${item.title} of a starting site: ${added.failure.code}`)
    }
}

function itemOf(
  { title, urlId, excerpt, picture, categories, daysAgo = 0, inDays, from, to, chapter, minutes }: StartingItem,
  facts: {
    readonly collectionId: string
    readonly use: StartingSiteUse
    readonly things: StartingThings
    readonly now: number
    readonly timeZone: string
  },
): Item {
  const { now, timeZone } = facts
  const day = inDays === undefined ? null : calendarDay(now + inDays * DAY_MILLISECONDS, timeZone)
  const moment = (time: string | undefined) =>
    day === null || time === undefined ? null : momentOf(`${day}T${time}`, timeZone)
  return {
    ...{ id: newId(), collectionId: facts.collectionId, title, urlId, excerpt },
    ...{ status: facts.use === 'site' ? 'published' : 'draft', publishAt: now - daysAgo * DAY_MILLISECONDS },
    ...{ startsAt: moment(from), endsAt: moment(to), starred: false, authorName: '', sourceUrl: '', tags: [] },
    ...{
      categories: [...categories],
      location: null,
      recording: null,
      lesson: minutes === undefined ? null : { chapter: chapter ?? '', video: null, seconds: minutes * 60 },
      position: null,
      seoTitle: '',
      seoDescription: '',
    },
    passwordHash: null,
    picture: picture && fillInPicture(picture, facts.things),
    ...{ createdAt: now, updatedAt: now },
  }
}
