import classes from './state-mark.module.css'

/**
 * The meaning of a status. `done` (green): finished. `go` (blue): the owner has something to do. `look` (yellow):
 * something needs attention. `wait` (gray): others have to act. `off` (hollow): it does not count. `wrong` (red): it
 * failed.
 */
export type Tone = 'look' | 'go' | 'done' | 'wait' | 'off' | 'wrong'

/** A status: a small dot and its word. The color only supplements the word. */
export function StateMark({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <span className={classes.mark} data-tone={tone}>
      {children}
    </span>
  )
}
