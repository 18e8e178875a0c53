import { Button, Group, SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useEffect, useMemo, useRef, useState } from 'react'
import { readDraftCall, showCanvasCall } from '#shared/pages/draft/api.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
import type { CanvasView } from '#studio/canvas/protocol.ts'
import { RefusalNotice } from '#studio/kit/refusal-alert.tsx'
import { troubleTitles } from '#studio/kit/trouble-titles.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { type Device, devices } from '../pages/editor/devices.ts'
import { useSharedSections } from '../pages/editor/shared/use-shared-sections.ts'
import { useModels } from '../pages/editor/use-models.ts'
import classes from './styles.module.css'
import { useFonts } from './use-fonts.ts'

interface HomePreviewProps {
  readonly pageId: string
  readonly styles: SiteStyles
}

const empty = { sections: {}, blocks: {} }
const offered: readonly Device[] = ['desktop', 'phone']

/** The home page as visitors see it, in the styles that are being changed. */
export function HomePreview({ pageId, styles }: HomePreviewProps) {
  const { data } = useContractQuery(readDraftCall, { parameters: { pageId } })
  const { drawn, names } = useSharedSections(data?.published ?? empty)
  const { models, haveModelsFailed } = useModels(pageId, drawn)
  const [device, setDevice] = useState<Device>(() => (matchMedia('(max-width: 48em)').matches ? 'phone' : 'desktop'))
  const { ref: room, width, height } = useElementSize<HTMLDivElement>()
  const frame = useRef<HTMLIFrameElement>(null)
  const fonts = useFonts(frame)
  const { width: pixels, layout } = devices[device]
  const scale = width === 0 ? 1 : Math.min(1, width / pixels)
  const { title = '', header = 'site', footer = 'site' } = data?.page ?? {}
  const view = useMemo<CanvasView>(
    () => ({
      ...{ content: drawn, shared: names, models, haveModelsFailed, layout, styles },
      page: { title, isHome: true, header, footer },
    }),
    [drawn, names, models, haveModelsFailed, layout, styles, title, header, footer],
  )
  // The frame may load before or after the page is known: both draw.
  const show = () => {
    frame.current?.contentWindow?.canvas?.show(view)
    fonts.watch()
  }
  useEffect(() => frame.current?.contentWindow?.canvas?.show(view), [view])
  return (
    <section className={classes.preview} aria-label="Preview">
      <SegmentedControl
        className={classes.devices}
        size="xs"
        aria-label="Device"
        value={device}
        onChange={(next) => setDevice(next as Device)}
        data={offered.map((one) => ({ value: one, label: devices[one].name }))}
      />
      {fonts.haveFailed && (
        <RefusalNotice onClose={fonts.dismiss}>
          <Group justify="space-between" wrap="nowrap">
            {troubleTitles.fonts}
            <Button size="compact-sm" variant="default" onClick={fonts.tryAgain}>
              Try again
            </Button>
          </Group>
        </RefusalNotice>
      )}
      <div className={classes.room} ref={room}>
        <iframe
          key={fonts.attempt}
          ref={frame}
          className={classes.frame}
          title="Preview of the home page"
          src={showCanvasCall.path}
          onLoad={show}
          style={{
            width: pixels,
            height: height / scale,
            transform: `scale(${scale})`,
            marginInlineStart: Math.max(0, (width - pixels * scale) / 2),
          }}
        />
      </div>
    </section>
  )
}
