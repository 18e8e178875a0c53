import { Button } from '@mantine/core'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import classes from './list-page.module.css'

interface FiltersProps {
  /** A search field, then the filters. */
  readonly children: ReactNode
  /** Whether a search or filter is set when the list opens: then a phone shows the filters. */
  readonly isNarrowed: boolean
}

/** Search and filters of a list. A phone shows the search, and the filters on request. */
export function Filters({ children, isNarrowed }: FiltersProps) {
  const [isOpen, setOpen] = useState(isNarrowed)
  return (
    <search className={classes.filters} data-open={isOpen || undefined}>
      {children}
      <Button
        className={classes.toggle}
        variant="default"
        aria-expanded={isOpen}
        leftSection={<SlidersHorizontal size={16} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        Filters
      </Button>
    </search>
  )
}
