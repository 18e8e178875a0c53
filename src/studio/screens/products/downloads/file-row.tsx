import { ActionIcon, Anchor, Button, FileButton } from '@mantine/core'
import { FileDown, Trash2 } from 'lucide-react'
import { openDownloadCall } from '#shared/downloads/schema.ts'
import { formatFileSize } from '#shared/files/file-size.ts'
import { pathOf } from '#shared/http/call.ts'
import type { ProductFile } from '#shared/products/schema.ts'
import classes from './files.module.css'

interface FileRowProps {
  readonly file: ProductFile
  /** Whether the user may not change it. */
  readonly isFixed: boolean
  readonly onReplace: (replacement: File) => void
  readonly onRemove: () => void
}

/** One file of a download: its name opens it. */
export function FileRow({ file, isFixed, onReplace, onRemove }: FileRowProps) {
  const { fileId, filename, bytes } = file
  return (
    <li className={classes.row}>
      <FileDown size={18} strokeWidth={1.75} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        {isFixed ? (
          <span className={classes.name}>{filename}</span>
        ) : (
          <Anchor className={classes.name} href={pathOf(openDownloadCall, { parameters: { fileId } })}>
            {filename}
          </Anchor>
        )}
        <div className={classes.facts}>{formatFileSize(bytes)}</div>
      </div>
      {!isFixed && (
        <div className={classes.tools}>
          <FileButton onChange={(chosen) => chosen && onReplace(chosen)}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="xs"
                title="Customers who already bought it get the new file too"
              >
                Replace
              </Button>
            )}
          </FileButton>
          <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${filename}`} onClick={onRemove}>
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </li>
  )
}
