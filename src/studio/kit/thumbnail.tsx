import { ImageOff } from 'lucide-react'
import type { PictureWidth } from '#shared/files/widths.ts'
import classes from './thumbnail.module.css'

interface ThumbnailProps {
  readonly url: string | null
  /** The offered width that is requested. */
  readonly width: PictureWidth
  /** Its displayed width, and its height if it is square. */
  readonly size?: number
  readonly height?: number
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined
  /** Whether all of it is shown, and on what background; absent: it fills its box. */
  readonly whole?: 'on-light' | 'on-dark' | undefined
}

/** A small picture beside its name; screen readers skip it. */
export function Thumbnail({ url, width, size = 40, height = size, focalPoint, whole }: ThumbnailProps) {
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
      data-whole={whole}
      src={`${url}?format=${width}w`}
      alt=""
      loading="lazy"
      decoding="async"
      style={focalPoint ? { ...box, objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` } : box}
    />
  )
}
