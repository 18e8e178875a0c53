/** How a picture is looked at: its scale, and how far its center is moved from the center of its frame, in pixels. */
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

/** How far a picture can be enlarged: up to twice its own pixels, and always enough to see more than before. */
export function closestScale(originalWidth: number, shownWidth: number): number {
  if (shownWidth <= 0) return LEAST_CLOSEST
  return Math.min(MOST_CLOSEST, Math.max(LEAST_CLOSEST, (2 * originalWidth) / shownWidth))
}

/**
 * The picture at another scale, with the point under a finger or pointer where it was.
 * @param point measured from the center of the frame
 * @param picture its size at scale 1
 */
export function zoomAt(zoom: Zoom, scale: number, point: Point, picture: Size, frame: Size): Zoom {
  const ratio = scale / zoom.scale
  const moved = { scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }
  return keepInside(moved, picture, frame)
}

/** The picture moved, but never past its edges: no more of the ground shows than has to. */
export function keepInside(zoom: Zoom, picture: Size, frame: Size): Zoom {
  const room = (pictureSide: number, frameSide: number) => Math.max(0, (pictureSide * zoom.scale - frameSide) / 2)
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value)) || 0
  return {
    scale: zoom.scale,
    x: within(zoom.x, room(picture.width, frame.width)),
    y: within(zoom.y, room(picture.height, frame.height)),
  }
}
