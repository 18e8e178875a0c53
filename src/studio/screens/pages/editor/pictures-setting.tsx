import { arrayMove, rectSortingStrategy } from '@dnd-kit/sortable'
import { ActionIcon, Input, Text } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Asset } from '#shared/files/schema.ts'
import { upload as uploadPicture } from '#shared/files/upload.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import type { SettingField, SettingInput } from '#storefront/blocks/editing-facts.ts'
import { useDropArea } from '#studio/kit/file-drops.ts'
import { SortableList } from '#studio/kit/sortable/sortable-list.tsx'
import { useSortableItem } from '#studio/kit/sortable/use-sortable-item.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { PictureDialog } from '../../files/pictures/picture-dialog.tsx'
import classes from '../../files/pictures/pictures.module.css'
import { useUploads } from '../../files/use-uploads.ts'
import { AddPictures } from '../../products/pictures/add-pictures.tsx'
import { PictureTile } from '../../products/pictures/picture-tile.tsx'
import { UploadTile } from '../../products/pictures/upload-tile.tsx'
import { newPartId } from './change-blocks.ts'
import type { Settings } from './list-setting.tsx'

/** An image with its words; its id never changes. */
interface Item extends Settings {
  readonly id: string
  readonly picture: Picture | null
}

/** The words of one of the images, and how they change. */
interface ItemFields {
  readonly settings: Settings
  readonly areValid: (settings: Settings) => boolean
  readonly change: (field: SettingField, value: unknown) => void
}

interface PicturesSettingProps {
  readonly label: string
  readonly description?: string
  readonly input: Extract<SettingInput, { kind: 'pictures' }>
  readonly value: readonly Item[]
  readonly change: (value: readonly Item[]) => void
  readonly isValid: (value: unknown) => boolean
  /** Draws the fields of the one that is open. */
  readonly children: (item: ItemFields) => ReactNode
}

/** Images in an order: several are added at once, each is moved, described and removed. */
export function PicturesSetting({ label, description, input, value, change, isValid, children }: PicturesSettingProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  // Files that arrive together are added one after the other, before the panel is drawn again.
  const latest = useRef(value)
  latest.current = value
  const mayUpload = useMay()('files.write')
  const save = (next: readonly Item[]) => {
    if (!isValid(next)) return
    latest.current = next
    change(next)
  }
  const add = (asset: Asset, facts: Settings) => {
    if (latest.current.length >= input.most) return
    save([...latest.current, { ...input.first, ...facts, id: newPartId(), picture: pictureOf(asset) }])
  }
  const { uploads, add: upload, dismiss } = useUploads(uploadPicture, (asset) => add(asset, input.uploaded))
  const dropArea = useDropArea((files) => mayUpload && upload(files))
  const isFull = value.length + uploads.length >= input.most
  const nameOf = (id: string) => {
    const index = value.findIndex((item) => item.id === id)
    return value[index]?.picture?.altText || `Image ${index + 1}`
  }
  const move = (id: string, overId: string) => {
    const indexOf = (wanted: string) => value.findIndex((item) => item.id === wanted)
    save(arrayMove([...value], indexOf(id), indexOf(overId)))
  }
  const remove = (id: string) => save(value.filter((item) => item.id !== id))
  const replaced = (item: Item) => value.map((one) => (one.id === item.id ? item : one))
  const open = value.find(({ id }) => id === openId)

  return (
    <Input.Wrapper label={label} description={description} labelElement="div">
      <SortableList ids={value.map(({ id }) => id)} nameOf={nameOf} onMove={move} strategy={rectSortingStrategy}>
        <ul className={classes.tiles} aria-label={`${label}, in their order`} {...dropArea}>
          {value.map((item, index) =>
            item.picture ? (
              <PictureTile
                key={item.id}
                picture={{ ...item.picture, id: item.id }}
                index={index}
                onOpen={() => setOpenId(item.id)}
                onRemove={() => remove(item.id)}
              />
            ) : (
              <EmptyTile key={item.id} id={item.id} name={nameOf(item.id)} onRemove={() => remove(item.id)} />
            ),
          )}
          {uploads.map((one) => (
            <UploadTile key={one.key} upload={one} onDismiss={() => dismiss(one.key)} />
          ))}
          {mayUpload && !isFull && (
            <li>
              <AddPictures
                onFiles={upload}
                onChosen={(asset) => add(asset, input.chosen)}
                isFirst={value.length + uploads.length === 0}
              />
            </li>
          )}
        </ul>
      </SortableList>
      {isFull && (
        <Text size="xs" c="dimmed" mt={4}>
          {`${input.most} images at most.`}
        </Text>
      )}
      <PictureDialog
        pictures={value.flatMap(({ id, picture }) => (picture ? [{ ...picture, id }] : []))}
        openId={openId}
        open={setOpenId}
        onChange={(picture) => {
          if (open?.picture) save(replaced({ ...open, picture: { ...picture, id: open.picture.id } }))
        }}
      >
        {open && (
          // Texts that are half typed belong to one image.
          <div key={open.id}>
            {children({
              settings: open,
              areValid: (next) => isValid(replaced({ ...open, ...next })),
              change: ({ name }, changed) => save(replaced({ ...open, [name]: changed })),
            })}
          </div>
        )}
      </PictureDialog>
    </Input.Wrapper>
  )
}

interface EmptyTileProps {
  readonly id: string
  readonly name: string
  readonly onRemove: () => void
}

/** An item of an import whose image is missing. */
function EmptyTile({ id, name, onRemove }: EmptyTileProps) {
  const { item } = useSortableItem(id)
  return (
    <li {...item} className={classes.tile}>
      <Text size="xs" c="dimmed" p="xs">
        No image
      </Text>
      <span className={classes.tools}>
        <ActionIcon className={classes.tool} size={28} onClick={onRemove} aria-label={`Remove ${name}`}>
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </span>
    </li>
  )
}

const pictureOf = ({ id, assetUrl, width, height, colorData, altText, focalPoint }: Asset): Picture => ({
  ...{ id, assetUrl, width, height, colorData, altText, focalPoint },
})
