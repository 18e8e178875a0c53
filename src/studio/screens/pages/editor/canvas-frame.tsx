import { useElementSize } from '@mantine/hooks'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { showCanvasCall } from '#shared/pages/draft/api.ts'
import type { Canvas, CanvasHost, CanvasView, OtherEditor } from '#studio/canvas/protocol.ts'
import { ErrorState } from '#studio/kit/states.tsx'
import { type Device, devices } from './devices.ts'
import classes from './editor.module.css'

interface CanvasFrameProps {
  readonly view: CanvasView
  readonly device: Device
  readonly others: readonly OtherEditor[]
  readonly selection: readonly string[]
  readonly sectionId: string | null
  readonly host: CanvasHost
  readonly canvas: RefObject<Canvas | null>
}

/** The page in a frame of its own, as wide as on the device, scaled down where there is less room. */
export function CanvasFrame({ view, device, others, selection, sectionId, host, canvas }: CanvasFrameProps) {
  const { ref: stage, width, height } = useElementSize<HTMLDivElement>()
  const frame = useRef<HTMLIFrameElement>(null)
  const pixels = devices[device].width
  const scale = width === 0 ? 1 : Math.min(1, width / pixels)

  const opened = useEffectEvent(() => {
    const inside = canvasIn(frame.current)
    if (!inside || canvas.current === inside) return
    canvas.current = inside
    // The canvas calls what the latest drawing of this component has.
    inside.open(view, {
      selected: (ids) => latest.current.selected(ids),
      selectedSection: (id) => latest.current.selectedSection(id),
      openedShared: (id) => latest.current.openedShared(id),
      placed: (gesture) => latest.current.placed(gesture),
      wrote: (id, html, by) => latest.current.wrote(id, html, by),
      editing: (text) => latest.current.editing(text),
      linking: () => latest.current.linking(),
      copied: (isCut) => latest.current.copied(isCut),
      pasted: (data) => latest.current.pasted(data),
      pressed: (key) => latest.current.pressed(key),
    })
    inside.select(selection, sectionId)
    inside.others(others)
    // The page was opened by a link to this section.
    if (sectionId !== null) requestAnimationFrame(() => inside.focus(sectionId))
  })
  const latest = useRef(host)
  useEffect(() => {
    latest.current = host
  }, [host])
  useEffect(() => canvas.current?.draw(view), [canvas, view])
  useEffect(() => canvas.current?.select(selection, sectionId), [canvas, selection, sectionId])
  useEffect(() => canvas.current?.others(others), [canvas, others])
  useEffect(() => {
    // The frame may have loaded before React listened.
    opened()
    return () => {
      canvas.current = null
    }
  }, [canvas])

  // A server or a connection that is away: the frame has an error of the browser, or a refusal.
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(1)
  const loaded = () => {
    opened()
    setFailed(canvasIn(frame.current) === undefined)
  }
  return (
    <div className={classes.stage}>
      {hasFailed && (
        <div className={classes.failure}>
          <ErrorState error={null} onRetry={() => setAttempt(attempt + 1)} />
        </div>
      )}
      <div ref={stage} className={classes.room} hidden={hasFailed}>
        <iframe
          key={attempt}
          data-canvas
          ref={frame}
          className={classes.frame}
          title={`Page “${view.page.title}”`}
          src={showCanvasCall.path}
          onLoad={loaded}
          style={{
            width: pixels,
            height: height / scale,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (width - pixels * scale) / 2),
          }}
        />
      </div>
      <output className={classes.zoom} aria-label="Zoom">
        {pixels} px · {Math.round(scale * 100)}%
      </output>
    </div>
  )
}

/** The canvas in a frame; undefined when something else was loaded, which may be of another origin. */
function canvasIn(frame: HTMLIFrameElement | null): Canvas | undefined {
  try {
    return frame?.contentWindow?.canvas
  } catch {
    return undefined
  }
}
