import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Picture } from '../../pictures/picture.tsx'
import type { ModelOf } from '../model.ts'
import { type ItemWithPicture, idOfItem, ShownItem } from './shown-item.tsx'
import { galleryTexts } from './texts.ts'

interface Props {
  readonly block: ModelOf<'gallery'>
  readonly items: readonly ItemWithPicture[]
  readonly sizes: string
  readonly isFirst: boolean
}

/** Slideshow and carousel: a strip that is scrolled or swiped, with buttons and thumbnails where the owner wants them. */
export function Moving({ block, items, sizes, isFirst }: Props) {
  const hasSeveral = items.length > 1
  return (
    <section aria-roledescription={galleryTexts.carousel} aria-label={galleryTexts.gallery}>
      <div className="gallery-stage">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
        <ul className="gallery-list" tabIndex={0} aria-label={galleryTexts.gallery}>
          {items.map((item, index) => (
            <ShownItem
              key={item.id}
              block={block}
              item={item}
              place={{ index, count: items.length }}
              sizes={sizes}
              isFirst={isFirst && index === 0}
            />
          ))}
        </ul>
        {hasSeveral && <Buttons block={block} />}
      </div>
      {hasSeveral && <p className="visually-hidden" role="status" />}
      {hasSeveral && block.design === 'slideshow' && block.thumbnails && block.thumbnailStripHeight > 0 && (
        <Thumbnails block={block} items={items} />
      )}
    </section>
  )
}

/** Buttons that need JavaScript. What moves by itself can always be paused, also without the other two. */
function Buttons({ block: { controls, autoplay } }: Pick<Props, 'block'>) {
  if (!controls && !autoplay) return null
  return (
    <div className="gallery-buttons">
      {autoplay && (
        <button className="icon-button gallery-pause" type="button" aria-label={galleryTexts.play} data-play="">
          <Pause aria-hidden />
          <Play aria-hidden />
        </button>
      )}
      {controls && (
        <>
          <button className="icon-button" type="button" aria-label={galleryTexts.previousImage} data-move="-1">
            <ChevronLeft aria-hidden />
          </button>
          <button className="icon-button" type="button" aria-label={galleryTexts.nextImage} data-move="1">
            <ChevronRight aria-hidden />
          </button>
        </>
      )}
    </div>
  )
}

function Thumbnails({ block, items }: Pick<Props, 'block' | 'items'>) {
  return (
    <ul className="gallery-strip" aria-label={galleryTexts.thumbnails}>
      {items.map((item, index) => {
        const { width, height } = item.picture
        const ratio = block.squareThumbs ? 1 : width / height
        return (
          <li key={item.id} style={{ '--own': ratio.toFixed(4) } as CSSProperties}>
            <a
              href={`#${idOfItem(block, item)}`}
              aria-label={galleryTexts.showImage(index + 1, items.length)}
              aria-current={index === 0 ? 'true' : undefined}
            >
              <Picture
                picture={{ ...item.picture, altText: '' }}
                sizes={`${Math.ceil(block.thumbnailStripHeight * ratio)}px`}
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
