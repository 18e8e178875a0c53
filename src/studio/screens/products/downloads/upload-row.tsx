import { CloseButton, Progress } from '@mantine/core'
import type { Upload } from '../../files/use-uploads.ts'
import classes from './files.module.css'

/** A file that is uploading; a refused one shows its error until it is closed. */
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
          // At 100 percent the server still stores the file.
          animated={percent >= 100}
          aria-label={`${upload.name}, ${percent} percent`}
        />
      </div>
      <span className={`${classes.facts} tabular`}>{percent}%</span>
    </li>
  )
}
