import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { idSchema } from '#shared/texts/schema.ts'

export const focalPointSchema = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
const colour = z.string().regex(/^[0-9a-f]{6}$/)
/** Average colors of the picture's corners and center, as six hexadecimal digits. Sites' scripts read these names. */
export const colorDataSchema = z.object({
  topLeft: colour,
  topRight: colour,
  bottomLeft: colour,
  bottomRight: colour,
  center: colour,
})

/**
 * The path of a file of the site; empty where none is chosen yet. Never another host: pages load nothing foreign. Browsers
 * leave out control characters, so that a tab between two slashes would make another host of the second.
 */
const filePath = z
  .string()
  .regex(/^(?:\/(?![/\\]).*)?$/)
  .refine((path) => !/\p{Cc}/u.test(path))

/** A picture of an item: the file, its size in pixels, and the owner's texts about it. */
export const pictureSchema = z.object({
  id: idSchema,
  assetUrl: filePath,
  width: z.int().positive(),
  height: z.int().positive(),
  altText: z.string().max(limits.altText),
  focalPoint: focalPointSchema,
  colorData: colorDataSchema.nullable(),
})
export type Picture = z.infer<typeof pictureSchema>

/** A picture as it is saved: the id of its file, and the owner's texts about it. The rest is what the file is. */
export const pictureInputSchema = z.strictObject(
  pictureSchema.pick({ id: true, altText: true, focalPoint: true }).shape,
)
export type PictureInput = z.infer<typeof pictureInputSchema>

/** What is saved of a picture; null for none. */
export const pictureInputOf = (picture: PictureInput | null): PictureInput | null =>
  picture && { id: picture.id, altText: picture.altText, focalPoint: picture.focalPoint }
