import { z } from 'zod'
import { uploadLimits } from '#shared/files/limits.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** A video, a recording or captions among the files of the site. */
export const mediaFileSchema = z.strictObject({
  id: idSchema,
  assetUrl: z.string().regex(/^\/media\/[0-9a-f-]{36}\/[a-z0-9.-]{1,100}$/),
  filename: z.string().max(uploadLimits.filename),
})
export type MediaFile = z.infer<typeof mediaFileSchema>
