import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clampZoom, closestScale, type Point, type Size, WHOLE, type Zoom, zoomAt } from './zoom.ts'

/** One step of the buttons and keys. */
const STEP = 1.6
/** The scale after a click or a double tap. */
const CLICKED = 2.5
const DOUBLE_TAP_MS = 300
/** A press that moves less than this is a click. */
const CLICK_PIXELS = 6
const KEY_PAN = 120

interface Pressed extends Point {
  readonly startX: number
  readonly startY: number
}

/**
 * Zooms the picture of a lightbox by wheel, click or double tap, pinch, keys and buttons; a zoomed picture is moved by
 * dragging or with the arrow keys. Each picture starts unzoomed.
 * @param list the strip of slides
 * @param current the index of the visible slide
 */
export function useZoom(list: RefObject<HTMLElement | null>, current: number | null) {
  const [zoom, setZoom] = useState(WHOLE)
  const pressed = useRef(new Map<number, Pressed>())
  const lastTap = useRef({ at: 0, x: 0, y: 0 })
  const isZoomed = zoom.scale > 1

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins as a whole
  useLayoutEffect(() => {
    setZoom(WHOLE)
    pressed.current.clear()
  }, [current])

  function measures(): { picture: Size; frame: Size; closest: number; center: Point } | null {
    const slide = list.current?.children[current ?? 0]
    const image = slide?.querySelector('img')
    if (!slide || !image) return null
    const box = slide.getBoundingClientRect()
    return {
      picture: { width: image.offsetWidth, height: image.offsetHeight },
      frame: { width: box.width, height: box.height },
      closest: closestScale(Number(image.getAttribute('width')), image.offsetWidth),
      center: { x: box.left + box.width / 2, y: box.top + box.height / 2 },
    }
  }

  function change(next: (zoom: Zoom, found: NonNullable<ReturnType<typeof measures>>) => Zoom): void {
    const found = measures()
    if (found) setZoom((now) => next(now, found))
  }

  /** @param point in the window; absent: the center */
  function zoomTo(scaleOf: (scale: number) => number, point?: Point): void {
    change((now, { picture, frame, closest, center }) => {
      const scale = Math.min(closest, Math.max(1, scaleOf(now.scale)))
      const at = point ? { x: point.x - center.x, y: point.y - center.y } : { x: 0, y: 0 }
      return zoomAt(now, scale, at, picture, frame)
    })
  }

  const pan = (x: number, y: number) =>
    change((now, { picture, frame }) => clampZoom({ scale: now.scale, x: now.x + x, y: now.y + y }, picture, frame))

  // React's wheel listeners are passive and cannot prevent scrolling.
  const wheel = useRef(zoomTo)
  wheel.current = zoomTo
  const isOpen = current !== null
  useEffect(() => {
    const element = isOpen ? list.current : null
    function onWheel(event: WheelEvent): void {
      // Horizontal scrolling changes the picture; a pinch on a trackpad is a wheel event with the control key.
      if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
      event.preventDefault()
      wheel.current((scale) => scale * Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), {
        x: event.clientX,
        y: event.clientY,
      })
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [list, isOpen])

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0 || !(event.target instanceof HTMLImageElement)) return
    const { clientX: x, clientY: y } = event
    pressed.current.set(event.pointerId, { x, y, startX: x, startY: y })
    if (isZoomed || pressed.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onPointerMove(event: PointerEvent): void {
    const before = pressed.current.get(event.pointerId)
    if (!before) return
    const now = { ...before, x: event.clientX, y: event.clientY }
    const [other] = [...pressed.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    pressed.current.set(event.pointerId, now)
    if (other) {
      const ratio = distance(now, other) / Math.max(1, distance(before, other))
      zoomTo((scale) => scale * ratio, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    } else if (isZoomed) pan(now.x - before.x, now.y - before.y)
  }

  function onPointerUp(event: PointerEvent): void {
    const press = pressed.current.get(event.pointerId)
    const wasAlone = pressed.current.size === 1
    pressed.current.delete(event.pointerId)
    if (!press || !wasAlone || event.type === 'pointercancel') return
    if (Math.hypot(event.clientX - press.startX, event.clientY - press.startY) > CLICK_PIXELS) return
    const point = { x: event.clientX, y: event.clientY }
    if (event.pointerType === 'mouse') {
      zoomTo((scale) => (scale > 1 ? 1 : CLICKED), point)
      return
    }
    const { at, x, y } = lastTap.current
    const isSecond = event.timeStamp - at < DOUBLE_TAP_MS && Math.hypot(x - point.x, y - point.y) < 40
    lastTap.current = isSecond ? { at: 0, x: 0, y: 0 } : { at: event.timeStamp, ...point }
    if (isSecond) zoomTo((scale) => (scale > 1 ? 1 : CLICKED), point)
  }

  /** @returns whether the zoom handled the key */
  function onKey(key: string): boolean {
    if (key === '+' || key === '=') zoomTo((scale) => scale * STEP)
    else if (key === '-') zoomTo((scale) => scale / STEP)
    else if (key === '0') setZoom(WHOLE)
    else if (!isZoomed) return false
    else if (key === 'ArrowLeft') pan(KEY_PAN, 0)
    else if (key === 'ArrowRight') pan(-KEY_PAN, 0)
    else if (key === 'ArrowUp') pan(0, KEY_PAN)
    else if (key === 'ArrowDown') pan(0, -KEY_PAN)
    else return false
    return true
  }

  return {
    zoom,
    isZoomed,
    zoomIn: () => zoomTo((scale) => scale * STEP),
    zoomOut: () => zoomTo((scale) => scale / STEP),
    onKey,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
