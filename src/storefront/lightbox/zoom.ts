/** The view of a picture: its scale, and the offset of its center from the center of its frame, in pixels. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
const LEAST_CLOSEST = 2.5
const MOST_CLOSEST = 6

/** The largest scale of a picture: twice its own pixels, and always more than 1. */
export function closestScale(originalWidth: number, shownWidth: number): number {
  if (shownWidth <= 0) return LEAST_CLOSEST
  return Math.min(MOST_CLOSEST, Math.max(LEAST_CLOSEST, (2 * originalWidth) / shownWidth))
}

/**
 * The picture at another scale, with the point under a finger or pointer unmoved.
 * @param point measured from the center of the frame
 * @param picture its size at scale 1
 */
export function zoomAt(zoom: Zoom, scale: number, point: Point, picture: Size, frame: Size): Zoom {
  const ratio = scale / zoom.scale
  const moved = { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }
  return clampZoom(moved, picture, frame)
}

/** The picture moved, but not past its edges, so that as little empty space as possible shows. */
export function clampZoom(zoom: Zoom, picture: Size, frame: Size): Zoom {
  const room = (pictureSide: number, frameSide: number) => Math.max(0, (pictureSide * zoom.scale - frameSide) / 2)
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value)) || 0
  return {
    scale: zoom.scale,
    x: within(zoom.x, room(picture.width, frame.width)),
    y: within(zoom.y, room(picture.height, frame.height)),
  }
}
