import { ImageOff } from 'lucide-react'
import type { PictureWidth } from '#shared/files/widths.ts'
import classes from './thumbnail.module.css'

interface ThumbnailProps {
  readonly url: string | null
  /** Which of the site's widths is asked for. */
  readonly width: PictureWidth
  /** Its width on the screen; its height where it is not a square. */
  readonly size?: number
  readonly height?: number
  readonly focalPoint?: { readonly x: number; readonly y: number }
}

/** A small picture beside words that name the same thing; a screen reader need not hear it twice. */
export function Thumbnail({ url, width, size = 40, height = size, focalPoint }: ThumbnailProps) {
  const box = { width: size, height }
  if (!url) {
    return (
      <span className={classes.none} style={box} aria-hidden>
        <ImageOff size={16} strokeWidth={1.5} />
      </span>
    )
  }
  return (
    <img
      className={classes.picture}
      src={`${url}?format=${width}w`}
      alt=""
      loading="lazy"
      decoding="async"
      style={focalPoint ? { ...box, objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` } : box}
    />
  )
}
