/** Steps of one thing that is being edited, from the first to the last that was taken back. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  /** What the last step changed, and when: steps at one place in quick succession are one. */
  readonly place: string | null
  readonly at: number
}

const LONGEST = 200
/** Letters that are typed without a pause are one step. */
const PAUSE_MILLISECONDS = 900

/** A history of one state, with nothing to undo or redo. */
export function beginHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], place: null, at: 0 }
}

/**
 * Makes a step. What had been taken back is gone then.
 * @param place what is changed, such as 'title'; steps at the same place become one while they follow quickly
 */
export function makeStep<State>(history: History<State>, next: State, place: string, now: number): History<State> {
  if (next === history.present) return history
  const isSame = history.place === place && now - history.at < PAUSE_MILLISECONDS && history.past.length > 0
  const past = isSame ? history.past : [...history.past, history.present].slice(-LONGEST)
  return { past, present: next, future: [], place, at: now }
}

/** Takes the last step back; the same history where there is none. */
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

/** Makes a step again that was taken back. */
export function redoStep<State>(history: History<State>): History<State> {
  const [after, ...future] = history.future
  if (after === undefined) return history
  return { past: [...history.past, history.present], present: after, future, place: null, at: 0 }
}
