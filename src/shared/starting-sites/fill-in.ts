import type { NewBlock } from '#shared/pages/build-content.ts'
import type { PageContent } from '#shared/pages/content.ts'
import type { ReadySection } from '#shared/pages/ready-made/define.ts'
import { addReadySections } from '#shared/pages/ready-made/fill.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import { pictureNameOf } from './define.ts'

/** The things on a website behind the names in a starting site's data. */
export interface StartingThings {
  /** The name of the site, as text and as HTML. */
  readonly siteName: { readonly text: string; readonly html: string }
  /** The path of the site's store. */
  readonly storePath: string
  readonly pictures: ReadonlyMap<string, Picture>
  /** Ids by `form:<name>` and `collection:<URL>`. */
  readonly ids: ReadonlyMap<string, string>
  /** Paths of pages and collections that got another URL, because theirs was taken. */
  readonly paths: ReadonlyMap<string, string>
}

/** The content of a page of a starting site. @throws Error when its data names something that does not exist */
export function startingContent(
  sections: readonly ReadySection[],
  things: StartingThings,
  newId: () => string,
): PageContent {
  const named = sections.map((section) => ({
    ...section,
    settings: fillIn(section.settings ?? {}, things) as NonNullable<ReadySection['settings']>,
    blocks: section.blocks.map((block) => fillIn(block, things) as NewBlock),
  }))
  const none = { store: null, form: null, newsletter: null, posts: null, events: null }
  return addReadySections({ sections: {}, blocks: {} }, named, none, newId)
}

/** A value of the data with the ids, files and paths of a website. */
export function fillIn(value: unknown, things: StartingThings): unknown {
  if (typeof value === 'string') return fillText(value, things)
  if (Array.isArray(value)) return value.map((one) => fillIn(one, things))
  if (typeof value !== 'object' || value === null) return value
  const name = 'id' in value ? pictureNameOf(value.id) : null
  if (name !== null) return fillInPicture(value as Picture, things)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillIn(inner, things)]))
}

/** The file of the website that an image of the data names. @throws Error when the site has none of that name */
export function fillInPicture({ id, altText, focalPoint }: Picture, things: Pick<StartingThings, 'pictures'>): Picture {
  return { ...known(things.pictures, pictureNameOf(id) ?? id), altText, focalPoint }
}

function fillText(text: string, { siteName, storePath, ids, paths }: StartingThings): string {
  if (/^(?:form|collection):/.test(text)) return known(ids, text)
  const moved = (path: string) => (path === '/store' ? storePath : (paths.get(path) ?? path))
  if (text.startsWith('/')) return moved(text)
  return text
    .replaceAll('{site}', () => (text.includes('<') ? siteName.html : siteName.text))
    .replace(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${moved(path)}"`)
}

function known<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name)
  if (value === undefined) throw new Error(`A starting site names ${name}, which it does not have.`)
  return value
}
