import { type CSSProperties, memo } from 'react'
import { writeOriginalSize } from '#shared/pictures/original-size.ts'
import type { Picture as PictureData } from '#shared/pictures/schema.ts'
import { Image } from './image.tsx'

export interface PictureProps {
  readonly picture: Pick<PictureData, 'assetUrl' | 'width' | 'height' | 'altText'> &
    Partial<Pick<PictureData, 'id' | 'focalPoint' | 'colorData'>>
  /** The picture's width in the layout, as the `sizes` attribute of HTML. */
  readonly sizes: string
  readonly loading?: 'lazy' | 'eager'
  /** `high` for the main picture of the page. */
  readonly priority?: 'high' | 'low'
  readonly className?: string
}

/**
 * A picture of the site in all offered widths, with reserved space and its background color before it loads; crops keep
 * its focal point. An empty alt text marks it as decoration. It is memoized, because galleries have many.
 */
export const Picture = memo(function Picture({ picture, sizes, loading = 'lazy', priority, className }: PictureProps) {
  const { assetUrl, width, height, altText } = picture
  return (
    <Image
      class={className}
      src={assetUrl}
      width={width}
      height={height}
      alt={altText}
      sizes={sizes}
      priority={priority}
      style={placement(picture)}
      passthrough={{ loading, ...imageAttributes(picture) }}
    />
  )
})

/** Attributes that scripts of sites read, as the formatters of @squarespace/template-engine print them. */
function imageAttributes({ id, assetUrl, width, height, focalPoint }: PictureProps['picture']) {
  if (id === undefined) return {}
  const { x, y } = focalPoint ?? { x: 0.5, y: 0.5 }
  return {
    'data-image': assetUrl,
    'data-image-id': id,
    'data-image-dimensions': writeOriginalSize({ width, height }),
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

/** The average of the corners: usually the background behind a product, which is calmer than the product itself. */
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
