import { ActionIcon, Alert, Progress } from '@mantine/core'
import { X } from 'lucide-react'
import { uploadTitle } from '#shared/files/upload-titles.ts'
import classes from './uploads.module.css'
import type { Upload } from './use-uploads.ts'

interface UploadListProps {
  readonly uploads: readonly Upload[]
  readonly onCancel: (key: string) => void
  readonly onDismiss: (key: string) => void
}

/** Files that are uploading, each with its progress, and those that did not arrive, with the reason. */
export function UploadList({ uploads, onCancel, onDismiss }: UploadListProps) {
  const waiting = uploads.filter(({ code }) => code === null)
  return (
    <>
      {uploads.map(({ key, name, code, refusal }) =>
        code === null ? null : (
          <Alert
            key={key}
            mt="md"
            color={code === 'aborted' ? 'gray' : 'danger'}
            title={`${uploadTitle(code)}: ${name}`}
            withCloseButton
            closeButtonLabel={`Dismiss ${name}`}
            onClose={() => onDismiss(key)}
          >
            {code === 'aborted' ? null : refusal}
          </Alert>
        ),
      )}
      {waiting.length > 0 && (
        <section className={classes.uploads} aria-label="Uploads">
          <p className={classes.title} role="status">
            Uploading {waiting.length === 1 ? '1 image' : `${waiting.length} images`}
          </p>
          <ul className={classes.list}>
            {waiting.map(({ key, name, preview, share }) => {
              const percent = Math.round(share * 100)
              return (
                <li key={key} className={classes.row}>
                  <img className={classes.preview} src={preview} alt="" />
                  <span className={classes.name}>{name}</span>
                  <Progress
                    className={classes.progress}
                    value={percent}
                    size="sm"
                    // At 100 percent the server still checks the picture.
                    animated={percent >= 100}
                    aria-label={`${name}, ${percent} percent`}
                  />
                  <ActionIcon variant="subtle" color="gray" aria-label={`Cancel ${name}`} onClick={() => onCancel(key)}>
                    <X size={16} aria-hidden />
                  </ActionIcon>
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}
