import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Picture } from '#shared/pictures/schema.ts'
import classes from './pictures.module.css'

type Point = Picture['focalPoint']

const STEP = 0.02
const LARGE_STEP = 0.1
const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The point of a picture that stays visible in every crop: drag it, press anywhere, or use the arrow keys. */
export function FocalPoint({
  picture,
  onChange,
}: {
  readonly picture: Picture
  readonly onChange: (point: Point) => void
}) {
  const frame = useRef<HTMLDivElement>(null)
  const { x, y } = picture.focalPoint

  function pull(event: PointerEvent) {
    if (event.buttons !== 1) return
    const box = frame.current!.getBoundingClientRect()
    onChange({
      x: inside((event.clientX - box.left) / box.width),
      y: inside((event.clientY - box.top) / box.height),
    })
  }
  function step(event: KeyboardEvent) {
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    const size = event.shiftKey ? LARGE_STEP : STEP
    onChange({ x: inside(x + way.x * size), y: inside(y + way.y * size) })
  }

  return (
    <div
      ref={frame}
      className={classes.focus}
      style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        pull(event)
      }}
      onPointerMove={pull}
    >
      <img className={classes.whole} src={`${picture.assetUrl}?format=750w`} alt={picture.altText} draggable={false} />
      <button
        type="button"
        className={classes.point}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        aria-label={`Focal point, ${Math.round(x * 100)} percent from the left, ${Math.round(y * 100)} percent from the top. Arrow keys move it.`}
        onKeyDown={step}
      />
    </div>
  )
}

const inside = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
