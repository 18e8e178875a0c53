import { formatFileSize, MEGABYTE } from '#shared/files/file-size.ts'
import { limits } from '#shared/limits.ts'
import '@mantine/dropzone/styles.layer.css'
import { Dropzone } from '@mantine/dropzone'
import { FileUp } from 'lucide-react'
import { memo } from 'react'
import { downloadLimits } from '#shared/downloads/limits.ts'
import { type DownloadFile, getDownloadLimitsCall, uploadDownloadCall } from '#shared/downloads/schema.ts'
import { type UploadOptions, uploadTo } from '#shared/files/send-file.ts'
import { succeed } from '#shared/http/failure.ts'
import type { ProductFile } from '#shared/products/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { useUploads } from '../../files/use-uploads.ts'
import type { ChangeProduct } from '../use-product-editor.ts'
import { FileRow } from './file-row.tsx'
import classes from './files.module.css'
import { UploadRow } from './upload-row.tsx'

interface FilesProps {
  readonly files: readonly ProductFile[]
  readonly change: ChangeProduct
}

/** The files of a download: what buyers get after paying. */
export const FilesSection = memo(function FilesSection({ files, change }: FilesProps) {
  const canWrite = useMay()('products.write')
  const mostBytes = useContractQuery(getDownloadLimitsCall, {}).data?.bytes ?? downloadLimits.megabytes * MEGABYTE
  const send = async (file: File, options: UploadOptions) => {
    const sent = await uploadTo(uploadDownloadCall, file, mostBytes, options)
    return sent.ok ? succeed(sent.value.file) : sent
  }
  /** @param place the file that it replaces; null adds it at the end */
  const put = ({ id: fileId, filename, bytes }: DownloadFile, place: string | null) =>
    change('files', (draft) => {
      const isKnown = draft.files.some(({ id }) => id === place)
      if (isKnown)
        return { files: draft.files.map((one) => (one.id === place ? { id: one.id, fileId, filename, bytes } : one)) }
      if (draft.files.length >= limits.filesPerProduct) return {}
      return { files: [...draft.files, { id: crypto.randomUUID(), fileId, filename, bytes }] }
    })
  const { uploads, add, dismiss } = useUploads<DownloadFile, string | null>(send, put)
  const room = limits.filesPerProduct - files.length - uploads.filter((one) => !one.refusal).length

  return (
    <Panel
      title="Files"
      id="files"
      lead={`Available after payment: each file can be downloaded ${downloadLimits.times} times within ${downloadLimits.days} days. Any file type, up to ${formatFileSize(mostBytes)} each, ${limits.filesPerProduct} files.`}
    >
      {files.length + uploads.length > 0 && (
        <ul className={classes.files} aria-label="Files, in their order">
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              isFixed={!canWrite}
              onReplace={(replacement) => add([replacement], file.id)}
              onRemove={() =>
                change('remove-file', (draft) => ({ files: draft.files.filter(({ id }) => id !== file.id) }))
              }
            />
          ))}
          {uploads.map((one) => (
            <UploadRow key={one.key} upload={one} onDismiss={() => dismiss(one.key)} />
          ))}
        </ul>
      )}
      {canWrite && room > 0 && (
        <Dropzone
          className={classes.drop}
          // The server's sentence explains files that are too large, so the dropzone accepts everything.
          onDrop={(dropped) => add(dropped.slice(0, room), null)}
          multiple
          aria-label="Add files"
          inputProps={{ 'aria-label': 'Choose files' }}
        >
          <span className={classes.dropWords}>
            <FileUp size={20} strokeWidth={1.75} aria-hidden />
            {files.length + uploads.length === 0 ? 'Drop files here or click to upload' : 'Add files'}
          </span>
        </Dropzone>
      )}
      {files.length === 0 && uploads.length === 0 && (
        <p className={classes.hint}>Add a file: until then, customers who pay won’t get anything.</p>
      )}
    </Panel>
  )
})
