import { VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReplyOf } from '#shared/http/contract.ts'
import { limits } from '#shared/limits.ts'
import type { BlockType, SettingsOf } from '#shared/pages/blocks/blocks.ts'
import { blocksOf, sectionsOf } from '#shared/pages/content.ts'
import { readDraftCall } from '#shared/pages/draft/api.ts'
import { difference } from '#shared/pages/draft/steps.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import { kindOfBlock } from '#studio/canvas/name-of-block.ts'
import type { Canvas, CanvasHost, CanvasView, Device, PressedKey } from '#studio/canvas/protocol.ts'
import { isTyping, useDocumentKeys } from '#studio/kit/shortcuts.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'
import { AddBlock } from './add-block.tsx'
import { BlockPanel } from './block-panel.tsx'
import { CanvasFrame } from './canvas-frame.tsx'
import * as changes from './change-blocks.ts'
import classes from './editor.module.css'
import { EditorBar } from './editor-bar.tsx'
import { Outline } from './outline.tsx'
import { SeveralPanel } from './several-panel.tsx'
import { TextToolbar } from './text-toolbar.tsx'
import { useModels } from './use-models.ts'
import { usePageDraft } from './use-page-draft.ts'
import { usePublish } from './use-publish.ts'

interface PageEditorProps {
  readonly pageId: string
  readonly draft: ReplyOf<typeof readDraftCall>
}

/** A page in its editor: the canvas, the settings of what is selected, and the bar that undoes and publishes. */
export function PageEditor({ pageId, draft }: PageEditorProps) {
  const { log, state } = usePageDraft(pageId, draft)
  const { content } = state
  const [device, setDevice] = useState<Device>(() => (matchMedia('(max-width: 48em)').matches ? 'phone' : 'desktop'))
  const [selected, setSelected] = useState<readonly string[]>([])
  const [editing, setEditing] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const canvas = useRef<Canvas | null>(null)
  const models = useModels(pageId, content)
  const { page } = draft
  const selection = useMemo(() => selected.filter((id) => Object.hasOwn(content.blocks, id)), [selected, content])
  const blocks = selection.flatMap((id) => content.blocks[id] ?? [])
  const view = useMemo<CanvasView>(
    () => ({ content, models, device, page: { title: page.title, isHome: page.urlId === '' } }),
    [content, models, device, page],
  )
  const publish = usePublish(pageId, log)
  useOwnCopy(pageId)

  const say = (isDone: boolean, words: string, refusal: string) => setSaid(isDone ? words : refusal)
  const undo = () => {
    const { undoLabel } = log.state()
    canvas.current?.endEditing()
    if (undoLabel) say(log.undo(), `Undone: ${undoLabel}`, 'Can’t undo: someone else has changed this since.')
  }
  const redo = () => {
    const { redoLabel } = log.state()
    if (redoLabel) say(log.redo(), `Redone: ${redoLabel}`, 'Can’t redo: someone else has changed this since.')
  }
  const remove = () => {
    log.change(
      selection.length === 1 ? `Delete ${kindOf(0)}` : `Delete ${selection.length} blocks`,
      changes.removeBlocks(content, selection),
    )
    setSaid(selection.length === 1 ? 'Block deleted' : `${selection.length} blocks deleted`)
  }
  const duplicate = () => {
    const copied = changes.duplicateBlocks(content, selection)
    if (blocksOf(content).length + copied.ids.length > limits.blocksPerLayout) return setSaid(fullText)
    log.change(
      selection.length === 1 ? `Duplicate ${kindOf(0)}` : `Duplicate ${selection.length} blocks`,
      copied.operations,
    )
    setSelected(copied.ids)
    setSaid(copied.ids.length === 1 ? 'Block duplicated' : `${copied.ids.length} blocks duplicated`)
  }
  const kindOf = (index: number) => kindOfBlock(blocks[index]!).toLowerCase()

  /** Keys of the whole editor, pressed in the canvas or beside it. */
  const pressed = ({ key, isCommand, isShifted }: PressedKey): boolean => {
    const letter = key.toLowerCase()
    if (isCommand && letter === 's') void log.flush()
    else if (isCommand && (letter === 'y' || (letter === 'z' && isShifted))) redo()
    else if (isCommand && letter === 'z') undo()
    else if (isCommand && letter === 'd' && selection.length > 0) duplicate()
    else if ((key === 'Delete' || key === 'Backspace') && selection.length > 0) remove()
    else return false
    return true
  }
  useDocumentKeys((event) => {
    const isCommand = event.ctrlKey || event.metaKey
    if (event.defaultPrevented || (isTyping(event.target) && !(isCommand && event.key.toLowerCase() === 's'))) return
    // Delete and Enter belong to the button that has the focus.
    if (!isCommand) return
    if (pressed({ key: event.key, isCommand, isShifted: event.shiftKey })) event.preventDefault()
  })

  const host: CanvasHost = {
    selected: setSelected,
    placed({ what, by, ids, places }) {
      const words = what === 'move' ? 'Move' : 'Resize'
      const label =
        ids.length === 1
          ? `${words} ${kindOfBlock(content.blocks[ids[0]!]!).toLowerCase()}`
          : `${words} ${ids.length} blocks`
      log.change(
        label,
        changes.setPlaces(content, device, ids, places),
        by === 'key' ? `${what} ${ids.join(' ')}` : null,
      )
      const { area } = places[ids[0]!] ?? {}
      if (area)
        setSaid(
          `Columns ${area.column} to ${area.column + area.columns - 1}, rows ${area.row} to ${area.row + area.rows - 1}`,
        )
    },
    wrote(id, html) {
      const block = log.state().content.blocks[id]
      if (block) log.change('Edit text', changes.setSetting(block, 'html', html), `write ${id}`)
    },
    editing: setEditing,
    pressed,
  }

  function add(type: BlockType, settings: SettingsOf<BlockType>) {
    const sectionId = blocks[0]?.sectionId ?? sectionsOf(content).at(-1)?.section.id
    if (sectionId === undefined) {
      const id = changes.newPartId()
      log.change('Add section', changes.addSection(content, [{ id, type, settings } as never]))
      return show(id)
    }
    const added = changes.addBlock(content, sectionId, { type, settings })
    log.change(`Add ${kindOfBlock({ type }).toLowerCase()}`, added.operations)
    show(added.id)
  }
  function show(id: string) {
    setSelected([id])
    // After the canvas has drawn it.
    requestAnimationFrame(() => canvas.current?.focus(id))
  }
  function addSection() {
    const id = changes.newPartId()
    log.change(
      'Add section',
      changes.addSection(content, [{ id, type: 'text', settings: { ...factsOf('text').first } } as never]),
    )
    show(id)
  }

  return (
    <div className={classes.editor}>
      <EditorBar
        page={page}
        state={state}
        device={device}
        setDevice={setDevice}
        undo={undo}
        redo={redo}
        publish={() => {
          canvas.current?.endEditing()
          void publish.run()
        }}
        isPublishing={publish.isRunning}
        discard={() => log.change('Discard changes', difference(content, state.published))}
      />
      <div className={classes.panes}>
        <CanvasFrame view={view} selection={selection} host={host} canvas={canvas} />
        <aside className={classes.panel} aria-label="Settings">
          {editing !== null && <TextToolbar canvas={() => canvas.current ?? undefined} />}
          <AddBlock isFull={blocksOf(content).length >= limits.blocksPerLayout} add={add} addSection={addSection} />
          {blocks.length === 1 && (
            <section aria-label={kindOfBlock(blocks[0]!)}>
              <h2 className={classes.panelTitle}>{kindOfBlock(blocks[0]!)}</h2>
              <BlockPanel
                block={blocks[0]!}
                change={(label, operations, mergeKey) => log.change(label, operations, mergeKey)}
                write={() => canvas.current?.edit(blocks[0]!.id)}
                duplicate={duplicate}
                remove={remove}
              />
            </section>
          )}
          {blocks.length > 1 && <SeveralPanel count={blocks.length} duplicate={duplicate} remove={remove} />}
          <section aria-label="Page">
            <h2 className={classes.panelTitle}>Page</h2>
            <Outline
              content={content}
              selection={selection}
              select={show}
              moveSection={(id, by) => {
                const isMoved = log.change(
                  by < 0 ? 'Move section up' : 'Move section down',
                  changes.moveSection(content, id, by),
                )
                if (isMoved) setSaid(by < 0 ? 'Section moved up' : 'Section moved down')
              }}
            />
          </section>
        </aside>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}

const fullText = `A page has ${limits.blocksPerLayout} blocks at most.`

/** The next opening of the page reads its draft again: this one has gone on without the cache. */
function useOwnCopy(pageId: string): void {
  const client = useQueryClient()
  useEffect(
    () => () => client.removeQueries({ queryKey: keyOf(readDraftCall, { parameters: { pageId } }) }),
    [client, pageId],
  )
}
