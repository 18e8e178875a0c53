import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { ReplyOf } from '#shared/http/contract.ts'
import type { Block } from '#shared/pages/blocks/blocks.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { readDraftCall } from '#shared/pages/draft/api.ts'
import type { StepLog } from '#shared/pages/draft/step-log.ts'
import type { StepLogState } from '#shared/pages/draft/step-log-state.ts'
import type { Canvas, Layout, WrittenText } from '#studio/canvas/protocol.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'
import { type Device, devices } from './devices.ts'
import { usePageDraft } from './use-page-draft.ts'

/** A page while it is edited: its draft, and what the owner looks at. */
export interface Editing {
  readonly page: StepLogState['page']
  readonly log: StepLog
  readonly state: StepLogState
  readonly content: PageContent
  readonly device: Device
  readonly setDevice: (device: Device) => void
  /** The layout that the device shows, and that gestures change. */
  readonly layout: Layout
  /** The ids of the selected blocks. */
  readonly selection: readonly string[]
  readonly select: (ids: readonly string[]) => void
  readonly blocks: readonly Block[]
  /** The section that is selected as a whole; null when there is none. */
  readonly sectionId: string | null
  readonly selectSection: (id: string) => void
  /** The text that is edited in the canvas; null when there is none. */
  readonly writing: WrittenText | null
  readonly setWriting: (text: WrittenText | null) => void
  /** Whether the address of a link is asked for. */
  readonly isLinking: boolean
  readonly setLinking: (isLinking: boolean) => void
  /** The last announcement for screen readers. */
  readonly announcement: string
  readonly announce: (words: string) => void
  readonly canvas: RefObject<Canvas | null>
}

export function useEditing(pageId: string, draft: ReplyOf<typeof readDraftCall>): Editing {
  const { log, state } = usePageDraft(pageId, draft)
  const { content } = state
  const [device, setDevice] = useState<Device>(() => (matchMedia('(max-width: 48em)').matches ? 'phone' : 'desktop'))
  const [selected, setSelected] = useState<Selected>(() => ({
    blocks: [],
    section: new URLSearchParams(location.search).get('section'),
  }))
  const [writing, setWriting] = useState<WrittenText | null>(null)
  const [isLinking, setLinking] = useState(false)
  const [announcement, announce] = useState('')
  const canvas = useRef<Canvas | null>(null)
  const selection = useMemo(
    () => selected.blocks.filter((id) => Object.hasOwn(content.blocks, id)),
    [selected.blocks, content],
  )
  const sectionId =
    selected.section !== null && Object.hasOwn(content.sections, selected.section) ? selected.section : null
  const blocks = selection.flatMap((id) => content.blocks[id] ?? [])
  useOwnCopy(pageId)
  return {
    ...{ page: state.page, log, state, content, device, setDevice, layout: devices[device].layout },
    ...{ selection, blocks, sectionId, writing, setWriting },
    ...{ isLinking: isLinking && writing !== null, setLinking, announcement, announce, canvas },
    select: (ids) => setSelected({ blocks: ids, section: null }),
    selectSection: (section) => setSelected({ blocks: [], section }),
  }
}

/** Blocks, or one section. */
interface Selected {
  readonly blocks: readonly string[]
  readonly section: string | null
}

/** The next opening of the page reads its draft again: this one has gone on without the cache. */
function useOwnCopy(pageId: string): void {
  const client = useQueryClient()
  useEffect(
    () => () => client.removeQueries({ queryKey: keyOf(readDraftCall, { parameters: { pageId } }) }),
    [client, pageId],
  )
}
