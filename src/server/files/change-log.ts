import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'

const fileSnapshotSchema = z.object({ filename: z.string() })
export type FileSnapshot = z.infer<typeof fileSnapshotSchema>

/** Changes of pictures. An upload is not logged: it shows nothing anywhere. */
export const fileLog = defineLog({
  noun: 'file',
  snapshot: fileSnapshotSchema,
  titleOf: (file) => file.filename,
  whyFinal: ({ after }) => (after === null ? 'file-deleted' : null),
})
