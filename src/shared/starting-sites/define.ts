import type { z } from 'zod'
import type { formContentSchema } from '#shared/forms/schema.ts'
import type { HeaderFooter } from '#shared/header-footer/schema.ts'
import type { CollectionKind } from '#shared/items/kinds.ts'
import type { NewBlock } from '#shared/pages/build-content.ts'
import type { at, ReadySection } from '#shared/pages/ready-made/define.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'

/** A page of a starting site; with '' as its URL it is the home page. */
export interface StartingPage {
  readonly urlId: string
  readonly title: string
  readonly seoDescription: string
  readonly header?: 'transparent'
  readonly sections: readonly ReadySection[]
}

/** A post, an event, a project or a lesson. */
export interface StartingItem {
  readonly title: string
  readonly urlId: string
  readonly excerpt: string
  readonly picture: Picture | null
  readonly categories: readonly string[]
  readonly html: string
  /** Of a project: one or two images below its text. */
  readonly images?: readonly Picture[]
  /** Of a post or project: how many days ago it was published. */
  readonly daysAgo?: number
  /** Of a lesson: the chapter that it belongs to, and how long it takes to read. */
  readonly chapter?: string
  readonly minutes?: number
  /** Of an event: in how many days it is, and from when to when, as hours and minutes. */
  readonly inDays?: number
  readonly from?: string
  readonly to?: string
}

export interface StartingCollection {
  readonly kind: CollectionKind
  readonly title: string
  readonly urlId: string
  readonly description: string
  /** Of a course. */
  readonly cover?: Picture
  readonly items: readonly StartingItem[]
}

/**
 * A site that an owner starts from: documents of the same schemas as any other content. Its texts name forms as
 * `form:<name>` and collections as `collection:<URL>`, its images are files of `demo/starting-sites` or of the demo, and
 * `{site}` is the name of the site.
 */
export interface StartingSite {
  readonly styles: SiteStyles
  readonly headerFooter: HeaderFooter
  readonly forms: Readonly<Record<string, z.input<typeof formContentSchema>>>
  readonly collections: readonly StartingCollection[]
  readonly pages: readonly StartingPage[]
  /** The main navigation: URLs of pages and collections in order; `store` is the store of the site. */
  readonly navigation: readonly string[]
}

/** The id with which the data names an image; it becomes the id of a file. */
const pictureId = (name: string) => `picture:${name}`

/** The name of an image of a starting site; null for other ids. */
export const pictureNameOf = (id: unknown): string | null =>
  typeof id === 'string' && id.startsWith('picture:') ? id.slice('picture:'.length) : null

/** An image of a starting site; its measures are those of its file. */
export const photo = (name: string, altText: string, x = 0.5, y = 0.5): Picture => ({
  ...{ id: pictureId(name), assetUrl: '', width: 1, height: 1, altText },
  ...{ focalPoint: { x, y }, colorData: null },
})

/** A section with a name for its owner. */
export const section = (
  name: string,
  blocks: readonly NewBlock[],
  settings: NonNullable<ReadySection['settings']> = {},
): ReadySection => ({ id: name, name, keywords: '', blocks, settings })

/** A photo that fills its area. */
export const filled = (place: ReturnType<typeof at>, picture: Picture): NewBlock => ({
  ...place,
  type: 'image',
  settings: { picture, fit: 'fill' },
})

export const form = (place: ReturnType<typeof at>, name: string): NewBlock => ({
  ...place,
  type: 'form',
  settings: { formId: `form:${name}` },
})

/** The first field of most forms, and the address for the reply. */
export const nameAndEmail = [
  { id: 'name', type: 'name' as const, title: 'Name', required: true },
  { id: 'email', type: 'email' as const, title: 'Email', required: true, description: 'Only used to reply.' },
]

export const plainHeader: HeaderFooter['header'] = {
  ...{ layout: 'logo-left', isSticky: true, isTransparent: false, button: null, announcement: null },
}
