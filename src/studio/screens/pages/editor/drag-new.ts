import type { PointerEvent as PointerEventOfReact, RefObject } from 'react'
import type { BlockType } from '#shared/pages/blocks/blocks.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import type { Canvas, Dropped } from '#studio/canvas/protocol.ts'
import classes from './editor.module.css'

const START_PIXELS = 6

/** Starts dragging a kind of block into the canvas. */
export type DragNew = (type: BlockType, event: PointerEventOfReact<HTMLElement>, started: () => void) => void

/**
 * Drags a new block from beside the canvas into it: the canvas gets where the pointer is, and shows where the block would
 * go.
 */
export const dragNewWith =
  (canvas: RefObject<Canvas | null>, drop: (type: BlockType, dropped: Dropped) => void): DragNew =>
  (type, pressed, started) => {
    if (pressed.button !== 0 || pressed.pointerType === 'touch') return
    const { name, columns, rows = 1 } = factsOf(type)
    const { documentElement } = document
    const ghost = document.createElement('div')
    ghost.className = classes.ghost!
    ghost.textContent = name
    let dropped: Dropped | null = null

    function move(event: PointerEvent): void {
      if (!ghost.isConnected) {
        const distance = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY)
        if (distance < START_PIXELS) return
        document.body.append(ghost)
        documentElement.setPointerCapture(event.pointerId)
        started()
      }
      ghost.style.translate = `${event.clientX + 12}px ${event.clientY + 12}px`
      const frame = document.querySelector<HTMLIFrameElement>('[data-canvas]')
      const box = frame?.getBoundingClientRect()
      if (!frame || !box || !isInside(box, event)) {
        canvas.current?.endDragNew()
        dropped = null
        return
      }
      const scale = box.width / frame.offsetWidth
      const [x, y] = [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale]
      dropped = canvas.current?.dragNew({ columns, rows }, x, y) ?? null
    }
    function end(isDone: boolean): void {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', onCancel)
      removeEventListener('keydown', onKey, true)
      ghost.remove()
      canvas.current?.endDragNew()
      if (isDone && dropped) drop(type, dropped)
    }
    const onUp = () => end(true)
    const onCancel = () => end(false)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end(false)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', onCancel)
    addEventListener('keydown', onKey, true)
  }

const isInside = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent) =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
