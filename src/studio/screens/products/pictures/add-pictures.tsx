import '@mantine/dropzone/styles.layer.css'
import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useDisclosure } from '@mantine/hooks'
import { ImagePlus, Images } from 'lucide-react'
import { pictureTypes } from '#shared/files/limits.ts'
import type { Asset } from '#shared/files/schema.ts'
import { FileLibrary } from '../../files/pictures/file-library.tsx'
import classes from '../../files/pictures/pictures.module.css'

interface AddPicturesProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly onChosen: (asset: Asset) => void
  readonly isFirst: boolean
}

/** The dropzone for pictures; they can also be chosen from the disk or the site's library. */
export function AddPictures({ onFiles, onChosen, isFirst }: AddPicturesProps) {
  const [isOpen, library] = useDisclosure(false)
  return (
    <div className={classes.add} data-first={isFirst || undefined}>
      <Dropzone
        className={classes.drop}
        // The server's sentences explain refused types and sizes, so the dropzone accepts everything.
        onDrop={onFiles}
        onReject={(rejected) => onFiles(rejected.map(({ file }) => file))}
        accept={[...pictureTypes]}
        multiple
        aria-label="Add images"
        inputProps={{ 'aria-label': 'Choose images' }}
      >
        <span className={classes.dropWords}>
          <ImagePlus size={20} strokeWidth={1.75} aria-hidden />
          {isFirst ? 'Drop images here or click to upload' : 'Add'}
        </span>
      </Dropzone>
      <Button
        className={classes.fromSite}
        variant="subtle"
        color="gray"
        size="compact-xs"
        leftSection={<Images size={14} aria-hidden />}
        onClick={library.open}
      >
        Choose from library
      </Button>
      <FileLibrary isOpen={isOpen} close={library.close} onChosen={onChosen} />
    </div>
  )
}
