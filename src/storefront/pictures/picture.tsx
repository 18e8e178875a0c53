import { type CSSProperties, memo } from 'react'
import type { Picture as PictureData } from '#shared/products/schema.ts'
import { pictureUrl, sourceSet } from './widths.ts'

export interface PictureProps {
  readonly picture: Pick<PictureData, 'assetUrl' | 'width' | 'height' | 'altText'> &
    Partial<Pick<PictureData, 'id' | 'focalPoint' | 'colorData'>>
  /** How wide the picture stands in the layout, as the `sizes` attribute of HTML. */
  readonly sizes: string
  readonly loading?: 'lazy' | 'eager'
  /** `high` for the one picture that a visitor waits for. */
  readonly priority?: 'high' | 'low'
  readonly className?: string
}

/**
 * A picture of the site: offered in the widths of §7 up to its own, in its place before it is loaded, with the color of its
 * background behind it and its focal point kept by every crop. An empty alt text marks it as decoration. It is
 * drawn again only when something about it changes: galleries have many, and are swiped through.
 */
export const Picture = memo(function Picture({ picture, sizes, loading = 'lazy', priority, className }: PictureProps) {
  const { assetUrl, width, height, altText } = picture
  return (
    // React would announce the image in the head as well, before the styles; inside `picture` it leaves it alone.
    <picture>
      <img
        className={className}
        src={pictureUrl(assetUrl, 750)}
        srcSet={sourceSet(assetUrl, width)}
        sizes={sizes}
        width={width}
        height={height}
        alt={altText}
        loading={loading}
        fetchPriority={priority}
        decoding={priority === 'high' ? undefined : 'async'}
        {...imageAttributes(picture)}
        style={placement(picture)}
      />
    </picture>
  )
})

/** What scripts of the site look for at pictures, as the formatters of @squarespace/template-engine print it. */
function imageAttributes({ id, assetUrl, width, height, focalPoint }: PictureProps['picture']) {
  if (id === undefined) return {}
  const { x, y } = focalPoint ?? { x: 0.5, y: 0.5 }
  return {
    'data-image': assetUrl,
    'data-image-id': id,
    'data-image-dimensions': `${width}x${height}`,
    'data-image-focal-point': `${x},${y}`,
  }
}

function placement({ focalPoint, colorData }: PictureProps['picture']): CSSProperties | undefined {
  const isCentred = !focalPoint || (focalPoint.x === 0.5 && focalPoint.y === 0.5)
  if (isCentred && !colorData) return undefined
  return {
    ...(!isCentred && { objectPosition: `${percent(focalPoint.x)} ${percent(focalPoint.y)}` }),
    ...(colorData && { backgroundColor: cornerColor(colorData) }),
  }
}

/** The average of the corners: the paper behind a product, which is calmer than the product itself. */
function cornerColor({ topLeft, topRight, bottomLeft, bottomRight }: NonNullable<PictureData['colorData']>): string {
  const corners = [topLeft, topRight, bottomLeft, bottomRight]
  const channel = (at: number) => {
    const sum = corners.reduce((total, corner) => total + Number.parseInt(corner.slice(at, at + 2), 16), 0)
    return Math.round(sum / corners.length)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(2)}${channel(4)}`
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
