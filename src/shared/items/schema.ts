import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { mediaFileSchema } from '#shared/pages/blocks/media-file.ts'
import { videoAddressSchema } from '#shared/pages/blocks/video-address.ts'
import { readVideoLink } from '#shared/pages/blocks/video-link.ts'
import { pageMessages } from '#shared/pages/messages.ts'
import { aspectRatioNames } from '#shared/pictures/aspect-ratios.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { productStatuses } from '#shared/products/codes.ts'
import { idSchema, singleLine, urlIdSchema } from '#shared/texts/schema.ts'
import { collectionKinds } from './kinds.ts'

/** Page details of a collection or an item for search engines. */
const seo = { seoTitle: z.string().max(200), seoDescription: z.string().max(500) }

export const ITEMS_PER_PAGE_MAXIMUM = 30

/** How the overview of a portfolio is drawn: words below the pictures, words over them, or beside them. */
export const portfolioDesigns = ['grid', 'overlay', 'list'] as const
export const PORTFOLIO_SPACING_MAXIMUM = 80

/** How the overview of a portfolio looks. */
export const portfolioLayoutSchema = z.strictObject({
  design: z.enum(portfolioDesigns),
  /** On wide screens; a list has one. */
  columns: z.int().min(1).max(4),
  aspectRatio: z.enum(aspectRatioNames),
  /** Pixels between projects on wide screens; words need some room of their own. */
  spacing: z.int().min(0).max(PORTFOLIO_SPACING_MAXIMUM),
})
export type PortfolioLayout = z.infer<typeof portfolioLayoutSchema>

export const firstPortfolioLayout: PortfolioLayout = {
  ...{ design: 'grid', columns: 2, aspectRatio: 'four-three', spacing: 32 },
}

/** What an album says besides its title: who plays, and its cover. */
export const albumFactsSchema = z.object({
  artist: singleLine(200),
  cover: pictureSchema.nullable(),
})
export type AlbumFacts = z.infer<typeof albumFactsSchema>

/** What a course says besides its title and description. */
export const courseFactsSchema = z.object({ cover: pictureSchema.nullable() })

/** A collection of items, such as a blog. */
export const itemCollectionSchema = z.object({
  id: idSchema,
  kind: z.enum(collectionKinds),
  title: singleLine(200, 1),
  urlId: urlIdSchema.min(3),
  description: z.string().max(1000),
  ...seo,
  /** How many items a page of its list shows. */
  itemsPerPage: z.int().min(1).max(ITEMS_PER_PAGE_MAXIMUM),
  /** Null for what is no portfolio. */
  portfolioLayout: portfolioLayoutSchema.nullable(),
  /** Null for what is no album. */
  album: albumFactsSchema.nullable(),
  /** Null for what is no course. */
  course: courseFactsSchema.nullable(),
  /** Whether visitors can see it. */
  enabled: z.boolean(),
  /** Whether the search of the site leaves out its items. */
  isHiddenFromSiteSearch: z.boolean(),
  /** What the password that opens its list and all items is compared with; null where it has none. */
  passwordHash: z.string().nullable(),
  createdAt: z.int(),
  updatedAt: z.int(),
})
export type ItemCollection = z.infer<typeof itemCollectionSchema>

/** Where an event takes place. */
export const locationSchema = z.object({
  name: singleLine(200),
  addressLine1: singleLine(200),
  addressLine2: singleLine(200),
  addressCountry: singleLine(100),
  mapLat: z.number().min(-90).max(90).nullable(),
  mapLng: z.number().min(-180).max(180).nullable(),
})
export type Location = z.infer<typeof locationSchema>

const sourceUrl = z.union([
  z.literal(''),
  z
    .string()
    .max(2000)
    .regex(/^https?:\/\/[^\s]+$/i, 'Start the address with https://.'),
])

const names = (longest: number, most: number) => z.array(singleLine(longest, 1)).max(most)
export const CATEGORIES_PER_ITEM = 30
export const TAGS_PER_ITEM = 100

/** A day: recordings and lessons are not longer. */
export const MOST_TRACK_SECONDS = 86_400
/** Null where it is not known. */
const lengthSchema = z.int().min(0).max(MOST_TRACK_SECONDS).nullable()

/** The recording of a track. */
export const recordingSchema = z.strictObject({
  file: mediaFileSchema,
  seconds: lengthSchema,
})
export type Recording = z.infer<typeof recordingSchema>

/** The video of a lesson: a file of the site, or one on YouTube or Vimeo. */
const lessonVideoSchema = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('file'), file: mediaFileSchema, captions: mediaFileSchema.nullable() }),
  z.strictObject({
    source: z.literal('link'),
    href: videoAddressSchema.refine((text) => readVideoLink(text) !== null, pageMessages['video-unknown']()),
  }),
])

/** What a lesson has besides its words. */
export const lessonSchema = z.strictObject({
  /** The name of the chapter of a course that it belongs to; '' for none. */
  chapter: singleLine(200),
  video: lessonVideoSchema.nullable(),
  seconds: lengthSchema,
})
export type Lesson = z.infer<typeof lessonSchema>

export const emptyLesson: Lesson = { chapter: '', video: null, seconds: null }

/** What an owner writes about an item besides its page. */
export const itemFactsSchema = z.object({
  title: singleLine(200, 1),
  /** As in the address; unique in its collection. */
  urlId: urlIdSchema,
  status: z.enum(productStatuses),
  /** The date of publication; a scheduled item appears then. Milliseconds since 1970 (UTC). */
  publishAt: z.int(),
  /** When an event begins and ends; null for other items. */
  startsAt: z.int().nullable(),
  endsAt: z.int().nullable(),
  /** Whether it is featured. */
  starred: z.boolean(),
  excerpt: z.string().max(2000),
  picture: pictureSchema.nullable(),
  /** The name that visitors read, of a track its artist; '' for none. */
  authorName: singleLine(100),
  /** Where it was published first, or what it is about. */
  sourceUrl,
  categories: names(limits.categoryLength, CATEGORIES_PER_ITEM),
  tags: names(limits.tagLength, TAGS_PER_ITEM),
  location: locationSchema.nullable(),
  /** What the track of an album plays; null for other items. */
  recording: recordingSchema.nullable(),
  /** Null for what is no lesson. */
  lesson: lessonSchema.nullable(),
  ...seo,
})

export const itemSchema = itemFactsSchema.extend({
  id: idSchema,
  collectionId: idSchema,
  /** Its place among the others where the owner chooses the order; null where dates do. */
  position: z.int().nullable(),
  /** What the password that opens it is compared with; null where it has none. */
  passwordHash: z.string().nullable(),
  createdAt: z.int(),
  updatedAt: z.int(),
})
export type Item = z.infer<typeof itemSchema>

/** The lists by which visitors narrow a collection. */
export const termKinds = ['category', 'tag', 'author', 'archive'] as const
export type TermKind = (typeof termKinds)[number]

/** A category, tag, author or month, with the number of visible items that have it. */
export interface ItemTerm {
  readonly kind: TermKind
  readonly slug: string
  readonly name: string
  readonly count: number
}
