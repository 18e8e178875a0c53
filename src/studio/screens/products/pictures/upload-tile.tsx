import { CloseButton, Progress } from '@mantine/core'
import type { Upload } from '../use-uploads.ts'
import classes from './pictures.module.css'

/** A picture on its way; a refused one says why until it is put away. */
export function UploadTile({ upload, onDismiss }: { readonly upload: Upload; readonly onDismiss: () => void }) {
  if (upload.refusal) {
    return (
      <li className={`${classes.tile} ${classes.refused}`} role="alert">
        <span className={classes.refusal}>{upload.refusal}</span>
        <CloseButton className={classes.dismiss} size="sm" aria-label={`Dismiss ${upload.name}`} onClick={onDismiss} />
      </li>
    )
  }
  const percent = Math.round(upload.share * 100)
  return (
    <li className={classes.tile}>
      <img className={classes.image} data-waiting src={upload.preview} alt={upload.name} />
      <Progress
        className={classes.progress}
        value={percent}
        size="sm"
        // The last part is the server's: it looks at the picture and makes its sizes.
        animated={percent >= 100}
        aria-label={`${upload.name}, ${percent} percent`}
      />
    </li>
  )
}
