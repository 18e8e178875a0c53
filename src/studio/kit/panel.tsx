import type { ReactNode } from 'react'
import classes from './panel.module.css'

interface PanelProps {
  readonly title: string
  readonly lead?: ReactNode
  /** At the right of the title. */
  readonly aside?: ReactNode
  /** Whether the content extends to the panel's edges, as tables do. */
  readonly isFlush?: boolean
  readonly id?: string
  readonly children: ReactNode
}

/** A group of related things, with its name. */
export function Panel({ title, lead, aside, isFlush, id, children }: PanelProps) {
  return (
    <section className={classes.panel} data-flush={isFlush || undefined} id={id} aria-label={title}>
      <header className={classes.head}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </header>
      <div className={classes.body}>{children}</div>
    </section>
  )
}
