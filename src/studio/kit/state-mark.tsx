import classes from './state-mark.module.css'

/** `look`: someone has to do something. `go`: it runs. `done`: nothing is left to do. `off`: it does not count any more. */
export type Tone = 'look' | 'go' | 'done' | 'off' | 'wrong'

/** Where a thing stands: a small mark and its word. The word says it; the colour only helps the eye. */
export function StateMark({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <span className={classes.mark} data-tone={tone}>
      {children}
    </span>
  )
}
