import { CloseButton, Progress } from '@mantine/core'
import type { Upload } from '../use-uploads.ts'
import classes from './files.module.css'

/** A file on its way; a refused one says why until it is put away. */
export function UploadRow({ upload, onDismiss }: { readonly upload: Upload; readonly onDismiss: () => void }) {
  if (upload.refusal) {
    return (
      <li className={`${classes.row} ${classes.refused}`} role="alert">
        <div className={classes.words}>{upload.refusal}</div>
        <CloseButton size="sm" aria-label={`Dismiss ${upload.name}`} onClick={onDismiss} />
      </li>
    )
  }
  const percent = Math.round(upload.share * 100)
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name}>{upload.name}</span>
        <Progress
          mt={6}
          value={percent}
          size="sm"
          // The last part is the server's, which puts the file away.
          animated={percent >= 100}
          aria-label={`${upload.name}, ${percent} percent`}
        />
      </div>
      <span className={`${classes.facts} tabular`}>{percent}%</span>
    </li>
  )
}
