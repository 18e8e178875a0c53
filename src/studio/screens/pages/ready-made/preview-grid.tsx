import { UnstyledButton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useEffect, useMemo, useRef } from 'react'
import type { PageContent } from '#shared/pages/content.ts'
import { showCanvasCall } from '#shared/pages/draft/api.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
import type { PreviewSheet } from '#studio/canvas/protocol.ts'
import classes from './preview-grid.module.css'

/** The window in which contents are drawn, before they are made small. */
const WINDOW = 1280
const GAP = 20
const NAME_HEIGHT = 32

interface Previewed {
  readonly id: string
  readonly name: string
  readonly content: PageContent
}

interface PreviewGridProps {
  readonly label: string
  readonly items: readonly Previewed[]
  /** What their blocks are drawn from besides their settings. */
  readonly loaded: Pick<PreviewSheet, 'models' | 'haveModelsFailed'>
  readonly styles: SiteStyles
  /** The height of a preview for its width. */
  readonly ratio: number
  /** How wide a preview is at least, in pixels. */
  readonly least: number
  /** Whether each is seen whole; otherwise its top. */
  readonly isWhole: boolean
  /** The one that is chosen; absent where choosing one ends the choice. */
  readonly chosen?: string
  readonly choose: (id: string) => void
}

/**
 * Contents to choose from, as visitors see them. One frame behind all buttons draws them with the code and the styles of the
 * site, so that many cost one document.
 */
export function PreviewGrid({ label, items, loaded, styles, ratio, least, isWhole, chosen, choose }: PreviewGridProps) {
  const { ref, width } = useElementSize<HTMLUListElement>()
  const frame = useRef<HTMLIFrameElement>(null)
  const columns = Math.max(1, Math.floor((width + GAP) / (least + GAP)))
  const cell = (width - (columns - 1) * GAP) / columns
  const high = Math.round(cell * ratio)
  const rows = Math.ceil(items.length / columns)
  const scale = width / WINDOW || 1
  const { models, haveModelsFailed } = loaded
  const sheet = useMemo(() => {
    const previews = items.map(({ id, content }, index) => {
      const x = (index % columns) * (cell + GAP)
      const y = Math.floor(index / columns) * (high + NAME_HEIGHT + GAP)
      return {
        ...{ id, content, isWhole },
        place: { x: x / scale, y: y / scale, width: cell / scale, height: high / scale },
      }
    })
    return {
      previews,
      models,
      haveModelsFailed,
      styles,
      ground: getComputedStyle(document.body).getPropertyValue('--paper'),
    }
  }, [items, models, haveModelsFailed, styles, columns, cell, high, scale, isWhole])
  // The frame may load before or after the width is known: both draw.
  const draw = () => width > 0 && frame.current?.contentWindow?.canvas?.preview(sheet)
  useEffect(() => {
    if (width > 0) frame.current?.contentWindow?.canvas?.preview(sheet)
  }, [sheet, width])
  return (
    <div className={classes.room}>
      <iframe
        ref={frame}
        className={classes.frame}
        title={label}
        aria-hidden
        tabIndex={-1}
        src={showCanvasCall.path}
        onLoad={draw}
        style={{
          width: WINDOW,
          height: (rows * (high + NAME_HEIGHT + GAP)) / scale,
          transform: `scale(${scale})`,
        }}
      />
      <ul
        ref={ref}
        className={classes.grid}
        aria-label={label}
        style={{ gap: GAP, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {items.map(({ id, name }) => (
          <li key={id}>
            <UnstyledButton
              className={classes.item}
              style={{ height: high + NAME_HEIGHT }}
              {...(chosen !== undefined && { 'aria-pressed': id === chosen })}
              onClick={() => choose(id)}
            >
              <span className={classes.picture} style={{ height: high }} />
              <span className={classes.name} style={{ height: NAME_HEIGHT }}>
                {name}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
