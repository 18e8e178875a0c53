import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { showDone } from '../notices.tsx'
import { beginHistory, makeStep, redoStep, undoStep } from './history.ts'
import type { KeptDrafts } from './kept-drafts.ts'

const KEEP_AFTER_MILLISECONDS = 400

/** What has to be known of a kind of thing, a product or a form, so that a draft of one can be edited. */
export interface DraftRules<Thing, Draft> {
  readonly kept: KeptDrafts<Draft>
  draftOf(saved: Thing): Draft
  /** What is higher after every change that is saved: `updatedAt`, or the revision. */
  stateOf(saved: Thing): number
  /** A draft as text: two that would be saved alike have the same. */
  textOf(draft: Draft): string
  /**
   * What the editor goes on with after a save: the saved thing, with what was typed since `sent`.
   * @param present `sent` itself, where nothing was
   */
  rebase(present: Draft, sent: Draft, saved: Thing): Draft
}

/** Changes some parts of a draft. `place` names what changes, for undo. */
export type ChangeDraft<Draft> = (place: string, changes: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void

export interface DraftEditor<Thing, Draft> {
  readonly draft: Draft
  /** The state of the thing that the draft was made from; 0 for a new one, which has none. */
  readonly ground: number
  readonly isDirty: boolean
  /** Whether the draft was left over from before a reload. */
  readonly isRestored: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly change: ChangeDraft<Draft>
  /** Makes a whole draft the next step. */
  put(place: string, draft: Draft): void
  undo(): void
  redo(): void
  /** Throws away what was not saved. */
  discard(): void
  /** Goes on from what was saved; what was typed since `sent` stays. */
  settle(saved: Thing, sent: Draft): void
  /** Drops everything and goes on from the thing as it is now. */
  adopt(latest: Thing): void
}

/**
 * The state of an editor: a draft with its history, kept in the tab's storage until it is saved.
 * @param saved the thing as it is saved; null for a new one
 * @param begin the first draft: of what is saved, or blank
 */
export function useDraftEditor<Thing extends { readonly id: string }, Draft extends object>(
  saved: Thing | null,
  begin: () => Draft,
  rules: DraftRules<Thing, Draft>,
): DraftEditor<Thing, Draft> {
  const { kept, draftOf, stateOf, textOf, rebase } = rules
  const id = saved?.id ?? null
  const [base, setBase] = useState(() => ({ draft: begin(), state: saved ? stateOf(saved) : 0 }))
  const [leftOver] = useState(() => kept.read(id))
  const [history, setHistory] = useState(() => {
    const first = beginHistory(base.draft)
    return leftOver ? makeStep(first, leftOver.draft, 'restored', 0) : first
  })
  // What was kept stands on the thing as it was then: if it has changed since, the save finds that out.
  const [ground, setGround] = useState(leftOver?.ground ?? base.state)
  const draft = history.present
  const isDirty = useMemo(
    () => draft !== base.draft && textOf(draft) !== textOf(base.draft),
    [draft, base.draft, textOf],
  )

  const keepLatest = useRef<(() => void) | null>(null)
  useEffect(() => {
    keepLatest.current = null
    if (!isDirty) return kept.forget(id)
    const keep = () => kept.keep(id, { draft, ground })
    keepLatest.current = keep
    const timer = setTimeout(keep, KEEP_AFTER_MILLISECONDS)
    const warn = (event: BeforeUnloadEvent) => {
      // A reload loses nothing, a closed tab would.
      keep()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeunload', warn)
    }
  }, [draft, ground, isDirty, id, kept])

  // Leaving the screen right after a key does not lose what it wrote, and says where it is.
  useEffect(
    () => () => {
      if (!keepLatest.current) return
      keepLatest.current()
      showDone('Your unsaved changes are saved as a draft in this tab.')
    },
    [],
  )

  const standOn = useCallback(
    (latest: Thing, next: Draft) => {
      setBase({ draft: next, state: stateOf(latest) })
      setGround(stateOf(latest))
    },
    [stateOf],
  )
  const adopt = useCallback(
    (latest: Thing) => {
      const next = draftOf(latest)
      standOn(latest, next)
      setHistory(beginHistory(next))
    },
    [draftOf, standOn],
  )
  // Changed somewhere else, by an undo for example: where nothing was typed here, the editor follows. Never back: the reply that
  // the screen was opened with is older than the version of someone else that was taken over it.
  useEffect(() => {
    if (saved && !isDirty && stateOf(saved) > base.state) adopt(saved)
  }, [saved, isDirty, base.state, adopt, stateOf])

  const change = useCallback<ChangeDraft<Draft>>((place, changes) => {
    setHistory((before) => {
      const found = typeof changes === 'function' ? changes(before.present) : changes
      return makeStep(before, { ...before.present, ...found }, place, Date.now())
    })
  }, [])
  const put = (place: string, next: Draft) => setHistory((before) => makeStep(before, next, place, Date.now()))

  return {
    draft,
    ground,
    isDirty,
    isRestored: leftOver !== null && history.place === 'restored',
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    put,
    undo: useCallback(() => setHistory(undoStep), []),
    redo: useCallback(() => setHistory(redoStep), []),
    discard() {
      keepLatest.current = null
      kept.forget(id)
      // A step like every other, so that it can be taken back; but never onto ground that has changed meanwhile.
      if (ground === base.state) return put('discard', base.draft)
      setGround(base.state)
      setHistory(beginHistory(base.draft))
    },
    settle(latest, sent) {
      keepLatest.current = null
      kept.forget(id)
      const next = rebase(sent, sent, latest)
      standOn(latest, next)
      setHistory((before) => beginHistory(before.present === sent ? next : rebase(before.present, sent, latest)))
    },
    adopt(latest) {
      kept.forget(id)
      adopt(latest)
    },
  }
}
