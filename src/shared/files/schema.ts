import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { limits } from '#shared/limits.ts'
import { colorDataSchema, focalPointSchema } from '#shared/pictures/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { uploadLimits } from './limits.ts'
import { type MediaKind, mediaKinds } from './media-kinds.ts'

export type ColorData = z.infer<typeof colorDataSchema>

/** A picture of a website. Its size is that of the original in pixels, turned upright. */
export const assetSchema = z.object({
  id: idSchema,
  filename: z.string().max(uploadLimits.filename),
  assetUrl: z.string(),
  mediaType: z.string(),
  bytes: z.int().min(0),
  width: z.int().positive(),
  height: z.int().positive(),
  colorData: colorDataSchema.nullable(),
  isAnimated: z.boolean(),
  /** Used where it is shown without an alt text of its own; '' when nobody has described it. */
  altText: z.string().max(limits.altText),
  /** Used where it is shown with its focal point in the center. */
  focalPoint: focalPointSchema,
  /** Its folder in the library; one that was deleted is no folder. */
  folderId: idSchema.nullable(),
  /** The URL that an import fetched it from. */
  sourceUrl: z.string().nullable(),
  createdAt: z.int(),
})
export type Asset = z.infer<typeof assetSchema>

/**
 * The body is `multipart/form-data` with one part `file`; `shared/files/upload.ts` sends it. If an asset has the same
 * bytes already, the reply is that asset.
 */
export const uploadFileCall = contract({
  method: 'POST',
  path: '/api/owner/files',
  summary: 'Upload an image (multipart/form-data, one part named file)',
  access: 'files.write',
  perMinute: 120,
  bodyLimit: uploadLimits.bytes + 64 * 1024,
  query: z.object({ folder: idSchema.optional() }),
  reply: z.object({ asset: assetSchema }),
  failures: [
    'file-damaged',
    'file-missing',
    'file-too-large',
    'file-type-unsupported',
    'picture-too-many-pixels',
    'upload-failed',
  ],
})

const mediaKindNames = Object.keys(mediaKinds) as [MediaKind, ...MediaKind[]]

/** The body is `multipart/form-data` with one part `file`. It is stored as it is. */
export const uploadMediaCall = contract({
  method: 'POST',
  path: '/api/owner/files/media/:kind',
  summary: 'Upload a video, an audio file or captions (multipart/form-data, one part named file)',
  access: 'files.write',
  perMinute: 60,
  takesLong: true,
  parameters: z.object({ kind: z.enum(mediaKindNames) }),
  reply: z.object({ asset: assetSchema }),
  failures: ['file-empty', 'file-missing', 'file-too-large', 'file-type-unsupported', 'upload-failed'],
})

export const listFilesCall = contract({
  method: 'GET',
  path: '/api/owner/files',
  summary:
    'List the images of the site, or its files of another kind, newest first; search finds file names and alt texts',
  access: 'files.write',
  query: z.object({
    search: z.string().trim().max(100).optional(),
    after: idSchema.optional(),
    /** Absent: images. */
    kind: z.enum(mediaKindNames).optional(),
    folder: idSchema.optional(),
    /** Only those that nothing shows, or that nobody has described. */
    show: z.enum(['unused', 'without-alt-text']).optional(),
  }),
  /** A part may be short, or empty, and have a next one: a search reads a limited number of files at a time. */
  reply: z.object({ assets: z.array(assetSchema), next: z.string().nullable() }),
})

export const getFileUsesCall = contract({
  method: 'GET',
  path: '/api/owner/files/:assetId/uses',
  summary: 'Get where a file is used: the titles of pages, products and others',
  access: 'files.write',
  parameters: z.object({ assetId: idSchema }),
  reply: z.object({ uses: z.array(z.string()) }),
  failures: ['file-not-found'],
})

export const renameFileCall = contract({
  method: 'PATCH',
  path: '/api/owner/files/:assetId',
  summary: 'Rename a file; old URLs redirect to the new one',
  access: 'files.write',
  parameters: z.object({ assetId: idSchema }),
  body: z.strictObject({ filename: singleLine(uploadLimits.filename).min(1, 'Please enter a file name') }),
  reply: z.object({ asset: assetSchema, batchId: idSchema }),
  failures: ['file-not-found'],
})

export const deleteFileCall = contract({
  method: 'DELETE',
  path: '/api/owner/files/:assetId',
  summary: 'Delete a file that isn’t used anywhere',
  access: 'files.write',
  parameters: z.object({ assetId: idSchema }),
  reply: z.object({}),
  failures: ['file-not-found', 'file-in-use'],
})
