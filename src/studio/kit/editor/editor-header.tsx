import { ActionIcon, Tooltip } from '@mantine/core'
import { ChevronLeft, Redo2, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import classes from './editor.module.css'
import type { DraftEditor } from './use-draft-editor.ts'

interface EditorHeaderProps {
  /** Absent when the screen is itself a destination of the navigation. */
  readonly back?: { readonly to: string; readonly label: string }
  readonly title: string
  /** Whether the thing has never been saved. */
  readonly isNew?: boolean
  /** The thing's own status, shown before the saving state. */
  readonly mark?: ReactNode
  readonly editor: Pick<DraftEditor<never, unknown>, 'isDirty' | 'canUndo' | 'canRedo' | 'undo' | 'redo'>
  readonly isSaving: boolean
  readonly canWrite: boolean
  /** Links and menus that change nothing, before the buttons. */
  readonly ways?: ReactNode
  /** The buttons after undo and redo, for those who may use them; the last one saves. */
  readonly children: ReactNode
}

/** The header of an editor: title, saving state and buttons. */
export function EditorHeader(props: EditorHeaderProps) {
  const { back, title, isNew = false, mark, editor, isSaving, canWrite, ways, children } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // When the focus is lost, on opening or because the save button disappeared, it moves to the top.
  useEffect(() => {
    if (!isNew && !isSaving && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isNew, isSaving])
  return (
    <header className={classes.head}>
      {back && (
        <ActionIcon component={Link} to={back.to} className={classes.back} aria-label={back.label}>
          <ChevronLeft size={20} aria-hidden />
        </ActionIcon>
      )}
      <div className={classes.names}>
        <h1 className={classes.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div className={classes.state}>
          {mark}
          <span role="status">{isSaving ? 'Saving…' : editor.isDirty ? 'Not saved' : isNew ? '' : 'Saved'}</span>
        </div>
      </div>
      {ways}
      {canWrite && (
        <>
          <Tooltip label="Undo (Ctrl+Z)">
            <ActionIcon visibleFrom="xs" aria-label="Undo" disabled={!editor.canUndo} onClick={editor.undo}>
              <Undo2 size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Redo (Ctrl+Shift+Z)">
            <ActionIcon visibleFrom="xs" aria-label="Redo" disabled={!editor.canRedo} onClick={editor.redo}>
              <Redo2 size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
          {children}
        </>
      )}
    </header>
  )
}
