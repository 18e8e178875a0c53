import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { focalPointSchema } from '#shared/pictures/schema.ts'

/** Besides the name, only what an action changed is there, before and after. */
const fileSnapshotSchema = z.object({
  filename: z.string(),
  altText: z.string().optional(),
  focalPoint: focalPointSchema.optional(),
  /** Null: none. */
  folder: z.object({ id: z.string(), name: z.string() }).nullable().optional(),
  /** Which picture it shows: `assets.version`. */
  version: z.string().optional(),
})
export type FileSnapshot = z.infer<typeof fileSnapshotSchema>

/** Changes of pictures. An upload is not logged: it shows nothing anywhere. */
export const fileLog = defineLog({
  noun: 'file',
  snapshot: fileSnapshotSchema,
  titleOf: (file) => file.filename,
  factsOf: ({ folder, version, ...file }) => ({
    ...file,
    ...(folder !== undefined && { folder: folder?.name ?? '' }),
    ...(version !== undefined && { picture: version === '' ? 'as uploaded' : `version ${version}` }),
  }),
  whyFinal: ({ after }) => (after === null ? 'file-deleted' : null),
})

const folderSnapshotSchema = z.object({ name: z.string() })
export type FolderSnapshot = z.infer<typeof folderSnapshotSchema>

/** Changes of the library's folders. */
export const folderLog = defineLog({
  noun: 'file-folder',
  snapshot: folderSnapshotSchema,
  titleOf: (folder) => folder.name,
})
