import { INDENT } from '#studio/kit/sortable/use-tree-pull.ts'
import classes from './navigation.module.css'

/** Where a link would be dropped, after the last one. */
export function LastMark({ depth }: { readonly depth: number }) {
  return (
    <li className={classes.last} aria-hidden>
      <span className={classes.mark} style={{ marginInlineStart: depth * INDENT }} />
    </li>
  )
}
