import { CloseButton, Progress } from '@mantine/core'
import classes from '../../files/pictures/pictures.module.css'
import type { Upload } from '../../files/use-uploads.ts'

/** A picture that is uploading; a refused one shows its error until it is closed. */
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
        // At 100 percent the server still checks the picture and makes its sizes.
        animated={percent >= 100}
        aria-label={`${upload.name}, ${percent} percent`}
      />
    </li>
  )
}
