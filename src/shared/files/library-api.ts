import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { limits } from '#shared/limits.ts'
import { focalPointSchema } from '#shared/pictures/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { folderLimits, mostMoved, uploadLimits } from './limits.ts'
import { assetSchema } from './schema.ts'

const ofAsset = z.object({ assetId: idSchema })
const changed = z.object({
  asset: assetSchema,
  /** Null when nothing was different. */
  batchId: idSchema.nullable(),
})

export const describeFileCall = contract({
  method: 'PUT',
  path: '/api/owner/files/:assetId/description',
  summary: 'Change the alt text or the focal point of an image, wherever it has none of its own',
  access: 'files.write',
  perMinute: 240,
  parameters: ofAsset,
  body: z.strictObject({
    altText: singleLine(limits.altText).optional(),
    focalPoint: focalPointSchema.optional(),
  }),
  reply: changed,
  failures: ['file-not-found'],
})

/** The body is `multipart/form-data` with one part `file`, as for an upload. */
export const replaceFileCall = contract({
  method: 'POST',
  path: '/api/owner/files/:assetId/picture',
  summary: 'Replace an image everywhere it is used (multipart/form-data, one part named file)',
  access: 'files.write',
  perMinute: 60,
  bodyLimit: uploadLimits.bytes + 64 * 1024,
  parameters: ofAsset,
  reply: changed,
  failures: [
    'file-damaged',
    'file-missing',
    'file-not-found',
    'file-too-large',
    'file-type-unsupported',
    'picture-too-many-pixels',
    'upload-failed',
  ],
})

export const moveFilesCall = contract({
  method: 'POST',
  path: '/api/owner/files/move',
  summary: 'Move files to a folder, or out of their folders',
  access: 'files.write',
  body: z.strictObject({ assetIds: z.array(idSchema).min(1).max(mostMoved), folderId: idSchema.nullable() }),
  reply: z.object({ moved: z.int(), batchId: idSchema.nullable() }),
  failures: ['folder-not-found'],
})

export const folderSchema = z.object({ id: idSchema, name: z.string().max(folderLimits.name) })
export type Folder = z.infer<typeof folderSchema>

const folderName = z.strictObject({ name: singleLine(folderLimits.name).min(1, 'Enter a folder name.') })
const ofFolder = z.object({ folderId: idSchema })
const folderChanged = z.object({ folder: folderSchema, batchId: idSchema.nullable() })

export const listFoldersCall = contract({
  method: 'GET',
  path: '/api/owner/file-folders',
  summary: 'List the folders of the library, by name',
  access: 'files.write',
  reply: z.object({ folders: z.array(folderSchema) }),
})

export const createFolderCall = contract({
  method: 'POST',
  path: '/api/owner/file-folders',
  summary: 'Create a folder in the library',
  access: 'files.write',
  body: folderName,
  reply: folderChanged,
  failures: ['folder-exists', 'folder-limit'],
})

export const renameFolderCall = contract({
  method: 'PATCH',
  path: '/api/owner/file-folders/:folderId',
  summary: 'Rename a folder of the library; URLs of its files stay the same',
  access: 'files.write',
  parameters: ofFolder,
  body: folderName,
  reply: folderChanged,
  failures: ['folder-exists', 'folder-not-found'],
})

export const deleteFolderCall = contract({
  method: 'DELETE',
  path: '/api/owner/file-folders/:folderId',
  summary: 'Delete a folder of the library; its files stay, without a folder',
  access: 'files.write',
  parameters: ofFolder,
  reply: z.object({ batchId: idSchema }),
  failures: ['folder-not-found'],
})
