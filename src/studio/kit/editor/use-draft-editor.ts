import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { showDone } from '../notices.tsx'
import { beginHistory, makeStep, redoStep, undoStep } from './history.ts'
import type { StoredDrafts } from './stored-drafts.ts'

const STORE_AFTER_MILLISECONDS = 400

/** The rules of one kind of thing, such as products or forms, for editing drafts of it. */
export interface DraftRules<Thing, Draft> {
  readonly drafts: StoredDrafts<Draft>
  draftOf(saved: Thing): Draft
  /** A number that grows with every saved change: `updatedAt`, or the revision. */
  stateOf(saved: Thing): number
  /** A draft as text: drafts that are saved in the same way have the same text. */
  textOf(draft: Draft): string
  /**
   * The draft after a save: the saved thing, with changes made since `sent`.
   * @param present equals `sent` when nothing changed
   */
  rebase(present: Draft, sent: Draft, saved: Thing): Draft
}

/** Changes parts of a draft. `place` is the changed field, for undo. */
export type ChangeDraft<Draft> = (place: string, changes: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void

export interface DraftEditor<Thing, Draft> {
  readonly draft: Draft
  /** The version of the thing that the draft was made from; 0 for a new one. */
  readonly ground: number
  readonly isDirty: boolean
  /** Whether the draft was restored after a reload. */
  readonly isRestored: boolean
  /** Whether another tab of this browser has saved the thing since the draft was made. */
  readonly isSavedInOtherTab: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly change: ChangeDraft<Draft>
  /** Replaces the whole draft as one step. */
  put(place: string, draft: Draft): void
  undo(): void
  redo(): void
  /** Discards unsaved changes. */
  discard(): void
  /** Continues from the saved thing; changes since `sent` stay. */
  settle(saved: Thing, sent: Draft): void
  /** Discards everything and continues from the current thing. */
  adopt(latest: Thing): void
}

/**
 * The state of an editor: a draft with its history, in the tab's storage until it is saved.
 * @param saved the thing as it is saved; null for a new one
 * @param begin the first draft: from the saved thing, or blank
 */
export function useDraftEditor<Thing extends { readonly id: string }, Draft extends object>(
  saved: Thing | null,
  begin: () => Draft,
  rules: DraftRules<Thing, Draft>,
): DraftEditor<Thing, Draft> {
  const { drafts, draftOf, stateOf, textOf, rebase } = rules
  const id = saved?.id ?? null
  const [base, setBase] = useState(() => ({ draft: begin(), state: saved ? stateOf(saved) : 0 }))
  const [leftOver] = useState(() => drafts.read(id))
  const [history, setHistory] = useState(() => {
    const first = beginHistory(base.draft)
    return leftOver ? makeStep(first, leftOver.draft, 'restored', 0) : first
  })
  // A restored draft belongs to an old version: if the thing has changed since, saving reports a conflict.
  const [ground, setGround] = useState(leftOver?.ground ?? base.state)
  const [savedInOtherTab, setSavedInOtherTab] = useState(0)
  useEffect(() => drafts.followOtherTabs(id, setSavedInOtherTab), [drafts, id])
  const draft = history.present
  const isDirty = useMemo(
    () => draft !== base.draft && textOf(draft) !== textOf(base.draft),
    [draft, base.draft, textOf],
  )

  const storeLatest = useRef<(() => void) | null>(null)
  useEffect(() => {
    storeLatest.current = null
    if (!isDirty) return drafts.forget(id)
    const store = () => drafts.store(id, { draft, ground })
    storeLatest.current = store
    const timer = setTimeout(store, STORE_AFTER_MILLISECONDS)
    const warn = (event: BeforeUnloadEvent) => {
      // A reload loses nothing, but closing the tab would.
      store()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('beforeunload', warn)
    }
  }, [draft, ground, isDirty, id, drafts])

  // Leaving the screen right after a key stores the draft, and shows where it is.
  useEffect(
    () => () => {
      if (!storeLatest.current) return
      storeLatest.current()
      showDone('Your unsaved changes are saved as a draft in this tab.')
    },
    [],
  )

  const continueFrom = useCallback(
    (latest: Thing, next: Draft) => {
      setBase({ draft: next, state: stateOf(latest) })
      setGround(stateOf(latest))
    },
    [stateOf],
  )
  const adopt = useCallback(
    (latest: Thing) => {
      const next = draftOf(latest)
      continueFrom(latest, next)
      setHistory(beginHistory(next))
    },
    [draftOf, continueFrom],
  )
  // The thing changed elsewhere, for example by an undo: the editor follows when nothing was typed here. It never goes
  // back: the screen's first reply may be older than another person's version that was loaded later.
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
    isSavedInOtherTab: savedInOtherTab > ground,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    put,
    undo: useCallback(() => setHistory(undoStep), []),
    redo: useCallback(() => setHistory(redoStep), []),
    discard() {
      storeLatest.current = null
      drafts.forget(id)
      // Discarding is a step that can be undone, unless the thing has changed meanwhile.
      if (ground === base.state) return put('discard', base.draft)
      setGround(base.state)
      setHistory(beginHistory(base.draft))
    },
    settle(latest, sent) {
      storeLatest.current = null
      drafts.forget(id)
      drafts.tellOtherTabs(latest.id, stateOf(latest))
      const next = rebase(sent, sent, latest)
      continueFrom(latest, next)
      // What saving changed besides, such as the status, has made another object of the same draft.
      const isSent = (present: Draft) => present === sent || textOf(present) === textOf(sent)
      setHistory((before) => beginHistory(isSent(before.present) ? next : rebase(before.present, sent, latest)))
    },
    adopt(latest) {
      drafts.forget(id)
      adopt(latest)
    },
  }
}
