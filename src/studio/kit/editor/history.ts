/** The undo history of one thing that is being edited. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  /** The field and time of the last step: quick steps in the same field are merged. */
  readonly place: string | null
  readonly at: number
}

const LONGEST = 200
/** Typing without a pause of this length is one step. */
const PAUSE_MILLISECONDS = 900

/** A history of one state, with nothing to undo or redo. */
export function beginHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], place: null, at: 0 }
}

/**
 * Adds a step and discards undone steps.
 * @param place the changed field, such as 'title'; quick steps in the same field become one
 */
export function makeStep<State>(history: History<State>, next: State, place: string, now: number): History<State> {
  if (next === history.present) return history
  const isSame = history.place === place && now - history.at < PAUSE_MILLISECONDS && history.past.length > 0
  const past = isSame ? history.past : [...history.past, history.present].slice(-LONGEST)
  return { past, present: next, future: [], place, at: now }
}

/** Undoes the last step; the same history when there is none. */
export function undoStep<State>(history: History<State>): History<State> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    place: null,
    at: 0,
  }
}

/** Redoes an undone step. */
export function redoStep<State>(history: History<State>): History<State> {
  const [after, ...future] = history.future
  if (after === undefined) return history
  return { past: [...history.past, history.present], present: after, future, place: null, at: 0 }
}
