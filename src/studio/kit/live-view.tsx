import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { ExternalLink } from 'lucide-react'
import { type CSSProperties, memo, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { csrfTokenOf } from '#shared/http/csrf-token-of.ts'
import { useSessionEnd } from '#studio/session/session-end.ts'
import classes from './live-view.module.css'
import { markInView } from './mark-in-view.ts'

interface LiveViewProps {
  /** The URL that the thing is posted to for rendering, and the field's name; the answer is the page. */
  readonly action: string
  readonly name: string
  /** The current thing. It is written as JSON after a pause. */
  readonly subject: object
  /** The name of the page, such as 'The product page'. */
  readonly title: string
  /** The public page, if there is one. */
  readonly publicUrl: string | null
  /** Whether it starts at the width of a phone: a narrow page would be too small on a desktop's width. */
  readonly beginsNarrow?: boolean
  /** Other fields that are posted with it, by name. */
  readonly parameters?: Readonly<Record<string, string>>
  /** A selector for the edited part of the page: it is highlighted and scrolled into view. */
  readonly marked?: string | null
  /** Additional controls in the bar, such as those for the steps of a form. */
  readonly controls?: ReactNode
}

const none = {}
const PAUSE_MILLISECONDS = 500
/** Page widths for each device. A phone is as wide as its frame. */
const DEVICE_PIXELS = { desktop: 1200, tablet: 768, phone: null } as const
type Device = keyof typeof DEVICE_PIXELS
const frames = ['first', 'second'] as const
type Frame = (typeof frames)[number]

/**
 * The page of a thing with its unsaved changes. Each version is rendered in the hidden one of two frames, which is then
 * shown at the same scroll position: nothing flickers.
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
  const end = useRef<HTMLSpanElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const { ref: stage, width } = useElementSize<HTMLDivElement>()
  // A pane is narrower than most screens: the page is rendered at full width and scaled down.
  const pixels = DEVICE_PIXELS[device]
  const scale = pixels === null ? 1 : width / pixels
  const hidden: Frame = shown === 'first' ? 'second' : 'first'

  // Rendering needs a session: after the next sign-in it continues.
  const isSessionOver = useSessionEnd() !== null
  useEffect(() => {
    if (isSessionOver) return
    const timer = setTimeout(
      () => {
        field.current!.value = JSON.stringify(subject)
        form.current!.crumb.value = csrfTokenOf()
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
    // The initial empty page of a frame is not a rendering.
    if (!drawn.current || arrived === shown) return
    const from = views.current[shown]?.contentWindow
    const to = views.current[arrived]?.contentWindow
    const isDrawn = isPage(to)
    setFailed(!isDrawn)
    if (!from || !to || !isDrawn) return
    if (isPage(from)) to.scrollTo(0, from.scrollY)
    // Before it is visible, so that a page that is rendered again does not move.
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
        {/* A page has some thirty links and fields: without it, each of them is a press of Tab. */}
        <button type="button" className="skip-link" onClick={() => end.current?.focus()}>
          Skip preview
        </button>
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
      <span ref={end} tabIndex={-1} />
    </section>
  )
})

function scaled(pixels: number, scale: number): CSSProperties | undefined {
  if (scale >= 1) return pixels === DEVICE_PIXELS.tablet ? { width: pixels, marginInline: 'auto' } : undefined
  return { width: pixels, height: `${100 / scale}%`, transform: `scale(${scale})`, transformOrigin: '0 0' }
}

/** Whether a frame shows a page of the site; the browser's own error page has another origin and cannot be read. */
function isPage(view: Window | null | undefined): boolean {
  try {
    return Boolean(view && view.location.href !== 'about:blank' && view.document.contentType === 'text/html')
  } catch {
    return false
  }
}
