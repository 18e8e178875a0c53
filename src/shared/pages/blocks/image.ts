import { z } from 'zod'
import { linkSchema } from '#shared/links/schema.ts'
import { aspectRatioNames } from '#shared/pictures/aspect-ratios.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { blockTypes, blockVariants } from '../codes.ts'
import { defineBlock, none } from './define-block.ts'

/** How an image and its words are laid out; `inline` is the image alone, with a caption. */
export const imageDesigns = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'] as const
export type ImageDesign = (typeof imageDesigns)[number]

/** The designs in which an image can fill the area of its block. */
export const canFill = (design: ImageDesign) => design === 'inline' || design === 'poster'

/** A picture, with words and a link where there are some. */
export const imageBlock = defineBlock({
  settings: z.strictObject({
    design: z.enum(imageDesigns).default('inline'),
    /** Null until one is chosen. */
    picture: pictureSchema.nullable(),
    /** Below the image where the design is `inline`; the others have a title, a text and a button. */
    caption: z.string().max(500).default(''),
    title: singleLine(200).default(''),
    text: z.string().max(2000).default(''),
    /** Shown where there is a link. */
    buttonLabel: singleLine(100).default(''),
    href: linkSchema.nullable().default(null),
    newWindow: z.boolean().default(false),
    /** The shape that it is cropped to, around its focal point. */
    aspectRatio: z.enum(['original', ...aspectRatioNames]).default('original'),
    /** `natural` keeps its proportions; `fill` crops it around its focal point to the whole area. */
    fit: z.enum(['natural', 'fill']).default('natural'),
  }),
  number: blockTypes.image,
  variants: blockVariants.image,
  htmlFields: [],
  words: ({ design, caption, title, text, picture }) =>
    `${design === 'inline' ? caption : `${title} ${text}`} ${picture?.altText ?? ''}`,
  forms: none,
  pictures: ({ picture }) => (picture ? [picture] : []),
  fills: ({ design, fit }) => canFill(design) && fit === 'fill',
  isEmpty: ({ picture }) => picture === null,
})
