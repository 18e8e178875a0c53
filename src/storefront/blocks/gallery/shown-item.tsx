import type { CSSProperties, ReactNode } from 'react'
import { type GalleryItem, mediaOf, videoOf } from '#shared/pages/blocks/gallery.ts'
import type { Picture as PictureData } from '#shared/pictures/schema.ts'
import { ContentText } from '../../content-text.tsx'
import { Picture } from '../../pictures/picture.tsx'
import { sharedSizes } from '../../pictures/sizes.ts'
import { pictureUrl } from '../../pictures/widths.ts'
import type { ModelOf } from '../model.ts'
import { blockTexts } from '../texts.ts'
import { galleryTexts } from './texts.ts'
import { VideoItem } from './video-item.tsx'

/** An item that has an image; items without one are not shown. */
export interface ItemWithPicture extends GalleryItem {
  readonly picture: PictureData
}

export const shownItems = ({ items }: ModelOf<'gallery'>): ItemWithPicture[] =>
  items.filter((item): item is ItemWithPicture => item.picture !== null)

/** The id of an item in the page: links to it open its image. */
export const idOfItem = (block: ModelOf<'gallery'>, item: GalleryItem): string => `${block.id}-${item.id}`

interface Props {
  readonly block: ModelOf<'gallery'>
  readonly item: ItemWithPicture
  readonly place: { readonly index: number; readonly count: number }
  /** The width of the whole block. */
  readonly sizes: string
  readonly isFirst: boolean
}

/** An image of a gallery with its link and its words. */
export function ShownItem({ block, item, place, sizes, isFirst }: Props) {
  const { design, autoCrop, maxWidth } = block
  const { width, height } = item.picture
  const ratio = Math.min(width / height, maxWidth / 100)
  const style = design === 'slider' && !autoCrop ? ({ '--own': ratio.toFixed(4) } as CSSProperties) : undefined
  // The color behind an image that is shown whole is the gallery's.
  const picture = design !== 'stacked' && !autoCrop ? { ...item.picture, colorData: null } : item.picture
  const video = videoOf(item)
  const image = (
    <Picture
      picture={picture}
      sizes={sizesIn(block, sizes)}
      loading={isFirst ? 'eager' : 'lazy'}
      priority={isFirst ? 'high' : undefined}
    />
  )
  return (
    <li className="gallery-item" id={idOfItem(block, item)} style={style} data-media={mediaOf(item)}>
      <figure>
        {video ? (
          <VideoItem href={item.href!} name={item.title || item.picture.altText} picture={item.picture} video={video}>
            {image}
          </VideoItem>
        ) : (
          <Linked block={block} item={item} place={place}>
            {image}
          </Linked>
        )}
        <Words block={block} item={item} />
      </figure>
    </li>
  )
}

function sizesIn({ design, thumbnailsPerRow }: ModelOf<'gallery'>, sizes: string): string {
  if (design === 'grid') return sharedSizes(sizes, thumbnailsPerRow, Math.min(2, thumbnailsPerRow))
  return design === 'slider' ? sharedSizes(sizes, 2, 1) : sizes
}

interface LinkedProps extends Pick<Props, 'block' | 'item' | 'place'> {
  readonly children: ReactNode
}

/** An image leads to its own link; without one, to the image in the whole window where the gallery has a lightbox. */
function Linked({
  block: { newWindow, lightbox },
  item: { href, title, description, picture },
  place,
  children,
}: LinkedProps) {
  if (href) {
    return (
      // Without alternative text, a linked picture would be a link without a name.
      <a
        className="gallery-image"
        href={href}
        aria-label={picture.altText ? undefined : title || href}
        {...(newWindow && { target: '_blank', rel: 'noopener' })}
      >
        {children}
        {newWindow && <span className="visually-hidden"> {blockTexts.opensInNewWindow}</span>}
      </a>
    )
  }
  if (!lightbox) return <div className="gallery-image">{children}</div>
  return (
    <a
      className="gallery-image"
      href={pictureUrl(picture.assetUrl, 2500)}
      aria-label={picture.altText ? undefined : galleryTexts.enlargeImage(place.index + 1, place.count)}
      data-enlarge=""
      data-title={title || undefined}
      data-description={description || undefined}
    >
      {children}
    </a>
  )
}

/** Title and description of an image: below it, or over it in a strip. */
function Words({ block, item: { title, description } }: Pick<Props, 'block' | 'item'>) {
  const isOver = block.design === 'slideshow' || block.design === 'slider'
  const isWanted = isOver ? block.showMeta : block.showMetaBasic
  const hasDescription = description !== '' && !block.showMetaOnlyTitle
  if (!isWanted || (title === '' && !hasDescription)) return null
  const classes = ['gallery-meta', isOver && `is-over at-${block.metaPosition}`]
  if (isOver && block.showMetaOnHover) classes.push('on-hover')
  return (
    <figcaption className={classes.filter(Boolean).join(' ')}>
      <div>
        {title !== '' && (
          <p className="gallery-title">
            <ContentText>{title}</ContentText>
          </p>
        )}
        {hasDescription && (
          <p className="gallery-description">
            <ContentText>{description}</ContentText>
          </p>
        )}
      </div>
    </figcaption>
  )
}
