import type { CSSProperties } from 'react'
import type { GalleryDesign } from '#shared/pages/blocks/gallery.ts'
import { cssRatio } from '#shared/pictures/aspect-ratios.ts'
import type { ModelOf } from '../model.ts'
import { Moving } from './moving.tsx'
import { ShownItem, shownItems } from './shown-item.tsx'

interface Props {
  readonly block: ModelOf<'gallery'>
  /** Its width in the layout, as the `sizes` attribute. */
  readonly sizes?: string
  /** Whether its first image is the page's main one, which is loaded with priority. */
  readonly isFirst?: boolean
}

/** Whether the images of a design are one strip that moves. */
const moves = (design: GalleryDesign) => design === 'slideshow' || design === 'slider'

/** Images in one of four designs. All of them work without JavaScript; strips are scrolled then. */
export function GalleryBlock({ block, sizes = '100vw', isFirst = false }: Props) {
  const items = shownItems(block)
  if (items.length === 0) return null
  const { design, autoplay, lightbox } = block
  const isAlive = lightbox || moves(design)
  const classes = [
    'gallery-block',
    `is-${design}`,
    block.autoCrop ? 'is-cropped' : 'is-whole',
    !block.transparentBackground && 'has-background',
  ]
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      style={measuresOf(block)}
      {...(isAlive && { 'data-island': 'blocks/gallery', 'data-when': 'visible' })}
      {...(moves(design) && { 'data-align': design === 'slider' ? block.activeAlignment : 'left' })}
      {...(moves(design) && autoplay && { 'data-autoplay': block.autoplayDuration })}
      {...(lightbox && { 'data-lightbox': block.lightboxTheme })}
    >
      {moves(design) ? (
        <Moving block={block} items={items} sizes={sizes} isFirst={isFirst} />
      ) : (
        <ul className="gallery-list">
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
      )}
    </div>
  )
}

function measuresOf(block: ModelOf<'gallery'>): CSSProperties {
  const measures: Record<string, string | number> = {
    '--ratio': cssRatio(block.aspectRatio),
    '--padding': `${block.padding}px`,
  }
  if (block.design === 'grid') measures['--per-row'] = block.thumbnailsPerRow
  if (block.design === 'slideshow') {
    measures['--strip-height'] = `${block.thumbnailStripHeight}px`
    measures['--strip-margin'] = `${block.thumbnailStripMargin}px`
  }
  return measures as CSSProperties
}
