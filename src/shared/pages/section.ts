import { z } from 'zod'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { themeNumberSchema } from '#shared/styles/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { mediaFileSchema } from './blocks/media-file.ts'
import { backgroundSources } from './codes.ts'
import { partId, rankSchema } from './placement.ts'

/** How much of the theme's background covers a picture or a video, in percent; at least as much as its text needs. */
const overlay = z.int().min(0).max(100).default(40)

/** What is behind the blocks of a section, besides the background of its theme. Nothing is taken from Instagram. */
const backgroundSchema = z.discriminatedUnion('source', [
  z.strictObject({
    source: z.literal(backgroundSources.upload),
    picture: pictureSchema,
    overlay,
  }),
  z.strictObject({
    source: z.literal(backgroundSources.video),
    /** Plays without sound, again and again. */
    file: mediaFileSchema,
    /** Shown until the video plays, and where it does not. */
    picture: pictureSchema.nullable().default(null),
    overlay,
  }),
  z.strictObject({
    source: z.literal(backgroundSources.none),
    /** A color of the theme instead of its background. */
    color: z.enum(['surface', 'tint', 'accent']),
  }),
])
export type SectionBackground = z.infer<typeof backgroundSchema>

/** A part of a page, with a grid of its own. */
export const sectionSchema = z.strictObject({
  id: partId,
  /** Its place among the sections of the page. */
  rank: rankSchema,
  /** What its owner calls it; visitors do not see it. */
  name: singleLine(100).default(''),
  /** The name by which links lead to it (`/page#name`); '' for none. */
  anchor: z.union([z.literal(''), z.string().regex(/^[a-z][a-z0-9-]{0,63}$/)]).default(''),
  /** A color theme of the site; null for the one of its pages. */
  theme: themeNumberSchema.nullable().default(null),
  /** `edge` lets its columns take the whole window. */
  width: z.enum(['site', 'edge']).default('site'),
  /** At least this high; its blocks are in the middle. */
  height: z.enum(['content', 'small', 'medium', 'screen']).default('content'),
  background: backgroundSchema.nullable().default(null),
  /** On the phone its blocks are below each other in reading order, or each where its `phone` area says. */
  phone: z.enum(['stacked', 'own']).default('stacked'),
})
export type Section = z.infer<typeof sectionSchema>

/** A place for a shared section, which is edited once and shown by every page that has such a place (decision 059). */
export const placedSectionSchema = z.strictObject({ id: partId, rank: rankSchema, sharedId: idSchema })
export type PlacedSection = z.infer<typeof placedSectionSchema>

/** Whether a section of a page shows a shared one. */
export const isPlaced = (section: Section | PlacedSection): section is PlacedSection => 'sharedId' in section

/** The picture or the video behind a section, with its overlay; null for a color alone. */
export const sceneOf = ({ background }: Pick<Section, 'background'>) =>
  background && background.source !== backgroundSources.none ? background : null

/** Whether a section shows something without blocks. */
export const showsBackground = (section: Section): boolean => sceneOf(section) !== null && section.height !== 'content'
