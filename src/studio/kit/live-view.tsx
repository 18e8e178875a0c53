import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { ExternalLink } from 'lucide-react'
import { type CSSProperties, memo, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { crumbOf } from '#shared/http/crumb-of.ts'
import { useIsSessionOver } from '#studio/session/session-end.ts'
import classes from './live-view.module.css'
import { markInView } from './mark-in-view.ts'

interface LiveViewProps {
  /** Where the thing is posted to be drawn, and under which name; the page comes back. */
  readonly action: string
  readonly name: string
  /** The thing as it is now. It is written as JSON when its pause is over. */
  readonly subject: object
  /** What the page is called, such as 'The product page'. */
  readonly title: string
  /** The page that visitors see, where they see one. */
  readonly publicUrl: string | null
  /** Whether it is drawn as wide as a phone at first, even where there is room: what is narrow by itself would be too small. */
  readonly beginsNarrow?: boolean
  /** What else is posted with it, by name. */
  readonly parameters?: Readonly<Record<string, string>>
  /** The part of the page that is being edited, as a selector: it is marked and brought into view. */
  readonly marked?: string | null
  /** Stands in the bar, such as the way from step to step. */
  readonly controls?: ReactNode
}

const none = {}
const PAUSE_MILLISECONDS = 500
/** How wide pages are drawn for the devices of §2. A phone is as wide as its frame. */
const DEVICE_PIXELS = { desktop: 1200, tablet: 768, phone: null } as const
type Device = keyof typeof DEVICE_PIXELS
const frames = ['first', 'second'] as const
type Frame = (typeof frames)[number]

/**
 * The page of a thing as it would be now, unsaved changes and all. Each drawing goes into the hidden one of two frames,
 * which then changes places with the other at the same height of scrolling: nothing flickers.
 */
export const LiveView = memo(function LiveView({
  action,
  name,
  subject,
  title,
  publicUrl,
  beginsNarrow,
  parameters = none,
  marked = null,
  controls,
}: LiveViewProps) {
  const id = useId()
  const [device, setDevice] = useState<Device>(() =>
    beginsNarrow || matchMedia('(max-width: 48em)').matches ? 'phone' : 'desktop',
  )
  const [shown, setShown] = useState<Frame>('first')
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const views = useRef<Partial<Record<Frame, HTMLIFrameElement | null>>>({})
  const drawn = useRef(false)
  const [hasFailed, setFailed] = useState(false)
  const { ref: stage, width } = useElementSize<HTMLDivElement>()
  // A pane is narrower than most screens: the page is drawn at its own width and shown smaller.
  const pixels = DEVICE_PIXELS[device]
  const scale = pixels === null ? 1 : width / pixels
  const hidden: Frame = shown === 'first' ? 'second' : 'first'

  // Nothing can be drawn until someone has signed in again; then it is.
  const isSessionOver = useIsSessionOver()
  useEffect(() => {
    if (isSessionOver) return
    const timer = setTimeout(
      () => {
        field.current!.value = JSON.stringify(subject)
        form.current!.crumb.value = crumbOf()
        for (const [one, value] of Object.entries(parameters)) form.current![one].value = value
        form.current!.submit()
        drawn.current = true
      },
      drawn.current ? PAUSE_MILLISECONDS : 0,
    )
    return () => clearTimeout(timer)
  }, [subject, parameters, isSessionOver])

  useEffect(() => {
    const view = views.current[shown]?.contentWindow
    if (view && isPage(view)) markInView(view, marked, true)
  }, [marked, shown])

  function change(arrived: Frame) {
    // The empty page that a frame begins with is not a drawing.
    if (!drawn.current || arrived === shown) return
    const from = views.current[shown]?.contentWindow
    const to = views.current[arrived]?.contentWindow
    const isDrawn = isPage(to)
    setFailed(!isDrawn)
    if (!from || !to || !isDrawn) return
    if (isPage(from)) to.scrollTo(0, from.scrollY)
    // Before it is seen, so that a page that is drawn again does not move.
    markInView(to, marked, false)
    setShown(arrived)
  }

  return (
    <section className={classes.view} aria-label="Preview">
      <div className={classes.bar}>
        <SegmentedControl
          size="xs"
          aria-label="Device"
          value={device}
          onChange={(next) => setDevice(next as Device)}
          data={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'tablet', label: 'Tablet' },
            { value: 'phone', label: 'Phone' },
          ]}
        />
        {controls}
        <span className={classes.failed} role="status">
          {hasFailed ? 'Preview is out of date.' : ''}
        </span>
        {publicUrl && (
          <Tooltip label="View on your site">
            <ActionIcon component="a" href={publicUrl} target="_blank" rel="noreferrer" aria-label="View on your site">
              <ExternalLink size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <form ref={form} method="post" action={action} target={`${id}-${hidden}`} hidden>
        <input type="hidden" name="crumb" />
        <input type="hidden" name={name} ref={field} />
        {Object.keys(parameters).map((one) => (
          <input key={one} type="hidden" name={one} />
        ))}
      </form>
      <div ref={stage} className={classes.stage} data-device={device}>
        {frames.map((frame) => (
          <iframe
            key={frame}
            ref={(element) => {
              views.current[frame] = element
            }}
            className={classes.frame}
            name={`${id}-${frame}`}
            title={frame === shown ? title : `${title}, loading`}
            data-shown={frame === shown || undefined}
            aria-hidden={frame !== shown}
            style={pixels !== null ? scaled(pixels, scale) : undefined}
            tabIndex={frame === shown ? 0 : -1}
            onLoad={() => change(frame)}
          />
        ))}
      </div>
    </section>
  )
})

function scaled(pixels: number, scale: number): CSSProperties | undefined {
  if (scale >= 1) return pixels === DEVICE_PIXELS.tablet ? { width: pixels, marginInline: 'auto' } : undefined
  return { width: pixels, height: `${100 / scale}%`, transform: `scale(${scale})`, transformOrigin: '0 0' }
}

/** Whether a frame shows a page of the site; what the browser says about a failure belongs to no one and cannot be read. */
function isPage(view: Window | null | undefined): boolean {
  try {
    return Boolean(view && view.location.href !== 'about:blank' && view.document.contentType === 'text/html')
  } catch {
    return false
  }
}
