import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { linkSchema } from '#shared/links/schema.ts'
import { aspectRatioNames } from '#shared/pictures/aspect-ratios.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { blockTypes, blockVariants } from '../codes.ts'
import { partId } from '../placement.ts'
import { defineBlock, no, none } from './define-block.ts'
import { numberWithin, oneOf } from './pulled-in.ts'
import { readVideoLink } from './video-link.ts'

/** How images are laid out; owners read `slider` as Carousel. */
export const galleryDesigns = ['grid', 'slideshow', 'slider', 'stacked'] as const
export type GalleryDesign = (typeof galleryDesigns)[number]

export const metaPositions = [
  'top',
  'top-left',
  'top-right',
  'center',
  'bottom',
  'bottom-left',
  'bottom-right',
] as const
export const activeAlignments = ['left', 'center', 'right'] as const
export const lightboxThemes = ['dark', 'light'] as const

/** The numbers of a gallery with their ranges and defaults. */
export const galleryNumbers = {
  /** Seconds that an image is shown. */
  autoplayDuration: { least: 1, most: 10, first: 5 },
  thumbnailStripHeight: { least: 0, most: 200, first: 80 },
  thumbnailStripMargin: { least: 0, most: 60, first: 20 },
  thumbnailsPerRow: { least: 1, most: 10, first: 4 },
  /** Pixels between images. */
  padding: { least: 0, most: 50, first: 20 },
  /** The widest image of a carousel, in percent of its height. */
  maxWidth: { least: 100, most: 300, first: 300 },
} as const

const numberOf = ({ least, most, first }: { least: number; most: number; first: number }) =>
  numberWithin(least, most, first)

/** Where the image of an item comes from. */
const mediaTypes = ['file-image', 'licensed-image', 'reused-image', 'reused-asset'] as const

const itemSchema = z.strictObject({
  id: partId,
  media: oneOf(mediaTypes),
  picture: pictureSchema.nullable(),
  title: singleLine(200).default(''),
  description: z.string().max(1000).default(''),
  href: linkSchema.nullable().default(null),
})
export type GalleryItem = z.infer<typeof itemSchema>

/** What an item shows, in the words of other software: an image that links to a video stands for the video. */
export function mediaOf({ picture, href, media }: GalleryItem): GalleryItem['media'] | 'empty-image' | 'video' {
  if (picture === null) return 'empty-image'
  return videoOf({ href }) ? 'video' : media
}

/** The video that plays in the place of an item's image; null for others. */
export const videoOf = ({ href }: Pick<GalleryItem, 'href'>) => (href === null ? null : readVideoLink(href))

/** Images with their words, in one of four designs. Each option matters for some of the designs only. */
export const galleryBlock = defineBlock({
  settings: z.strictObject({
    items: z
      .array(itemSchema)
      .max(limits.itemsPerUserOrderableCollection)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'Two images have the same id.'),
    design: oneOf(galleryDesigns),
    /** Moves by itself: slideshow and carousel. */
    autoplay: z.boolean().default(false),
    autoplayDuration: numberOf(galleryNumbers.autoplayDuration),
    /** Buttons for the previous and the next image. */
    controls: z.boolean().default(true),
    /** Crops images to the aspect ratio; off, they are shown whole. */
    autoCrop: z.boolean().default(true),
    aspectRatio: oneOf(aspectRatioNames),
    /** The strip of small images below a slideshow. */
    thumbnails: z.boolean().default(true),
    squareThumbs: z.boolean().default(true),
    thumbnailStripHeight: numberOf(galleryNumbers.thumbnailStripHeight),
    thumbnailStripMargin: numberOf(galleryNumbers.thumbnailStripMargin),
    /** Title and description below each image: grid and stacked. */
    showMetaBasic: z.boolean().default(false),
    /** Title and description over the image: slideshow and carousel. */
    showMeta: z.boolean().default(false),
    showMetaOnlyTitle: z.boolean().default(false),
    metaPosition: oneOf(metaPositions, 'bottom'),
    showMetaOnHover: z.boolean().default(false),
    /** Where the current image of a carousel is. */
    activeAlignment: oneOf(activeAlignments, 'center'),
    thumbnailsPerRow: numberOf(galleryNumbers.thumbnailsPerRow),
    padding: numberOf(galleryNumbers.padding),
    /** Opens images without a link in the whole window. */
    lightbox: z.boolean().default(true),
    lightboxTheme: oneOf(lightboxThemes),
    maxWidth: numberOf(galleryNumbers.maxWidth),
    /** Opens the links of images in a new window. */
    newWindow: z.boolean().default(false),
    /** Shows nothing behind images that are not cropped. */
    transparentBackground: z.boolean().default(false),
  }),
  number: blockTypes.gallery,
  variants: blockVariants.gallery,
  htmlFields: [],
  words: ({ items }) =>
    items
      .map(({ title, description, picture }) => [title, description, picture?.altText].filter(Boolean).join(' '))
      .join(' '),
  forms: none,
  pictures: ({ items }) => items.flatMap(({ picture }) => picture ?? []),
  fills: no,
  isEmpty: ({ items }) => items.every(({ picture }) => picture === null),
})
