import { Button } from '@mantine/core'
import classes from './select-everything.module.css'
import type { WholeSelection } from './use-selection.ts'

interface SelectEverythingProps {
  readonly selection: WholeSelection
  readonly shown: number
  readonly total: number | null | undefined
  /** The things, in the plural: 'products'. */
  readonly noun: string
}

/** When all shown rows are selected and there are more: a button that selects the others too. */
export function SelectEverything({ selection, shown, total, noun }: SelectEverythingProps) {
  if (!selection.holdsAll || !total || total <= shown) return null
  return (
    <p className={classes.line} role="status">
      {selection.isEverything
        ? `All ${total.toLocaleString('en')} ${noun} are selected.`
        : `All ${shown.toLocaleString('en')} ${noun} shown are selected.`}
      {selection.isEverything ? (
        <Button size="compact-sm" variant="subtle" onClick={selection.clear}>
          Clear selection
        </Button>
      ) : (
        <Button size="compact-sm" variant="subtle" onClick={selection.selectEverything}>
          Select all {total.toLocaleString('en')} {noun}
        </Button>
      )}
    </p>
  )
}
