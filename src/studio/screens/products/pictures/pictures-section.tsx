import { arrayMove, rectSortingStrategy } from '@dnd-kit/sortable'
import { memo, useState } from 'react'
import { uploadHint } from '#shared/files/messages.ts'
import type { Asset } from '#shared/files/schema.ts'
import { upload as uploadPicture } from '#shared/files/upload.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import { useDropArea } from '#studio/kit/file-drops.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { SortableList } from '#studio/kit/sortable/sortable-list.tsx'
import { useMay } from '#studio/session/staff-context.ts'
import { PictureDialog } from '../../files/pictures/picture-dialog.tsx'
import classes from '../../files/pictures/pictures.module.css'
import { useUploads } from '../../files/use-uploads.ts'
import type { ChangeProduct } from '../use-product-editor.ts'
import { AddPictures } from './add-pictures.tsx'
import { PictureTile } from './picture-tile.tsx'
import { UploadTile } from './upload-tile.tsx'

interface PicturesProps {
  readonly pictures: readonly Picture[]
  readonly change: ChangeProduct
}

const MOST_PICTURES = 100

/** The pictures of a product in order; lists show the first one. */
export const PicturesSection = memo(function PicturesSection({ pictures, change }: PicturesProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const may = useMay()
  const add = (asset: Asset) =>
    change('pictures', (draft) =>
      draft.pictures.some(({ id }) => id === asset.id) || draft.pictures.length >= MOST_PICTURES
        ? {}
        : { pictures: [...draft.pictures, pictureOf(asset)] },
    )
  const { uploads, add: upload, dismiss } = useUploads(uploadPicture, add)
  const dropArea = useDropArea((files) => may('files.write') && upload(files))
  function onMove(movedId: string, overId: string) {
    change('pictures', (draft) => {
      const place = (id: string) => draft.pictures.findIndex((picture) => picture.id === id)
      return { pictures: arrayMove([...draft.pictures], place(movedId), place(overId)) }
    })
  }

  return (
    <Panel title="Images" id="pictures" lead={pictures.length === 0 ? uploadHint : undefined}>
      <SortableList
        ids={pictures.map(({ id }) => id)}
        nameOf={(movedId) => {
          const index = pictures.findIndex(({ id }) => id === movedId)
          return pictures[index]?.altText || `Image ${index + 1}`
        }}
        onMove={onMove}
        strategy={rectSortingStrategy}
      >
        <ul className={classes.tiles} aria-label="Images, in their order" {...dropArea}>
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              index={index}
              isMain={index === 0}
              onOpen={() => setOpenId(picture.id)}
              onRemove={() =>
                change('remove-picture', (draft) => ({
                  pictures: draft.pictures.filter(({ id }) => id !== picture.id),
                  variants: draft.variants.map((variant) =>
                    variant.pictureId === picture.id ? { ...variant, pictureId: null } : variant,
                  ),
                }))
              }
            />
          ))}
          {uploads.map((one) => (
            <UploadTile key={one.key} upload={one} onDismiss={() => dismiss(one.key)} />
          ))}
          {may('files.write') && (
            <li>
              <AddPictures onFiles={upload} onChosen={add} isFirst={pictures.length + uploads.length === 0} />
            </li>
          )}
        </ul>
      </SortableList>
      <PictureDialog
        pictures={pictures}
        openId={openId}
        open={setOpenId}
        onChange={(picture) =>
          change(`picture-${picture.id}`, (draft) => ({
            pictures: draft.pictures.map((one) => (one.id === picture.id ? picture : one)),
          }))
        }
      />
    </Panel>
  )
})

function pictureOf({ id, assetUrl, width, height, colorData, altText, focalPoint }: Asset): Picture {
  return { id, assetUrl, width, height, colorData, altText, focalPoint }
}
