import type { ReactNode } from 'react'
import classes from './fact-rows.module.css'

/** A list in a flush panel: things with a name, facts below it, and what can be done with them at the end of the row. */
export function FactRows({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {children}
    </ul>
  )
}

interface FactRowProps {
  readonly name: ReactNode
  /** Lines below the name; see `Fact`. */
  readonly facts: ReactNode
  /** For rows with many lines: what is at the end of the row stands beside the name, and not in the middle. */
  readonly isTall?: boolean
  /** What is at the end of the row. */
  readonly children?: ReactNode
}

export function FactRow({ name, facts, isTall = false, children }: FactRowProps) {
  return (
    <li className={classes.row} data-top={isTall || undefined}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        {facts}
      </div>
      {children}
    </li>
  )
}

/** A line below the name of a row. */
export function Fact({ children }: { readonly children: ReactNode }) {
  return <span className={classes.fact}>{children}</span>
}
