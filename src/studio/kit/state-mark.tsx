import classes from './state-mark.module.css'

/**
 * What a status means for its owner. `done` (green): all is well. `go` (blue): there is something to do. `look` (yellow):
 * something needs attention. `wait` (gray): others are at it. `off` (hollow): it does not count. `wrong` (red): it failed.
 */
export type Tone = 'look' | 'go' | 'done' | 'wait' | 'off' | 'wrong'

/** Where a thing stands: a small mark and its word. The word says it; the colour only helps the eye. */
export function StateMark({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <span className={classes.mark} data-tone={tone}>
      {children}
    </span>
  )
}
