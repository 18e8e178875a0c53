import { Alert, Button, Group, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { showRefusal } from '../notices.tsx'
import classes from './editor.module.css'
import type { DraftEditor } from './use-draft-editor.ts'

interface EditorNoticesProps {
  readonly editor: Pick<DraftEditor<never, unknown>, 'isRestored' | 'isDirty' | 'discard'>
  /** The error: when it changes, the notices scroll into view. */
  readonly wrong: unknown
  readonly children: ReactNode
}

/** Notices of an editor: a restored draft, a refused save, a conflict with another person's changes. */
export function EditorNotices({ editor, wrong, children }: EditorNoticesProps) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wrong) top.current?.scrollIntoView({ block: 'nearest' })
  }, [wrong])
  return (
    <div ref={top} className={classes.notices}>
      {editor.isRestored && editor.isDirty && (
        <Alert color="notice" role="status">
          <Group justify="space-between">
            <Text size="sm">You have unsaved changes from last time.</Text>
            <Button size="compact-sm" variant="default" onClick={editor.discard}>
              Discard
            </Button>
          </Group>
        </Alert>
      )}
      {children}
    </div>
  )
}

interface ConflictNoticeProps<Thing> {
  /** The kind of thing: 'product'. */
  readonly noun: string
  /** Loads the thing as the other person saved it. */
  readonly latest: () => Promise<Thing>
  readonly saveOver: (theirs: Thing) => Promise<void>
  readonly editor: { readonly isSavedInOtherTab: boolean; adopt(theirs: Thing): void }
  readonly forgive: () => void
}

/** Someone else has saved meanwhile, or another tab of the same person. Nothing is overwritten unnoticed, and typed text is not lost without asking. */
export function ConflictNotice<Thing>({ noun, latest, saveOver, editor, forgive }: ConflictNoticeProps<Thing>) {
  async function keepMine() {
    await saveOver(await latest())
  }
  async function takeTheirs() {
    editor.adopt(await latest())
    forgive()
  }
  return (
    <Alert
      color="notice"
      role="alert"
      title={editor.isSavedInOtherTab ? 'You have this page open in another tab' : 'Two people are editing this'}
    >
      <Text size="sm">
        {editor.isSavedInOtherTab ? 'You saved' : 'Someone else saved'} this {noun}{' '}
        {editor.isSavedInOtherTab ? 'in the other tab' : 'while you were editing it'}. Your changes are still here, and
        nothing has been overwritten.
      </Text>
      <Group mt="sm" gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => keepMine().catch(showRefusal)}>
          Overwrite with mine
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => takeTheirs().catch(showRefusal)}>
          Use the other version
        </Button>
      </Group>
    </Alert>
  )
}
