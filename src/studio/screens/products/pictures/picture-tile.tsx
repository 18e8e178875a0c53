import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core'
import { GripVertical, Trash2, TriangleAlert } from 'lucide-react'
import type { Picture } from '#shared/pictures/schema.ts'
import { useSortableItem } from '#studio/kit/sortable/use-sortable-item.ts'
import classes from '../../files/pictures/pictures.module.css'

interface PictureTileProps {
  readonly picture: Picture
  readonly index: number
  /** Whether lists show this one. */
  readonly isMain?: boolean
  readonly onOpen: () => void
  readonly onRemove: () => void
}

/** One picture: click to edit it, drag to move it. */
export function PictureTile({ picture, index, isMain = false, onOpen, onRemove }: PictureTileProps) {
  const { item, handle } = useSortableItem(picture.id)
  const name = picture.altText || `Image ${index + 1}`
  const { x, y } = picture.focalPoint
  return (
    <li {...item} className={classes.tile}>
      <UnstyledButton className={classes.open} onClick={onOpen} aria-label={`Edit ${name}`}>
        <img
          className={classes.image}
          src={`${picture.assetUrl}?format=300w`}
          alt={picture.altText}
          loading="lazy"
          draggable={false}
          style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
        />
      </UnstyledButton>
      {isMain && <span className={classes.main}>Main</span>}
      {!picture.altText && (
        <Tooltip label="Alt text is missing">
          <span className={classes.undescribed}>
            <TriangleAlert size={14} aria-label="Alt text is missing" />
          </span>
        </Tooltip>
      )}
      <span className={classes.tools}>
        <ActionIcon className={classes.tool} size={28} {...handle} aria-label={`Move ${name}`}>
          <GripVertical size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon className={classes.tool} size={28} onClick={onRemove} aria-label={`Remove ${name}`}>
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </span>
    </li>
  )
}
