import { Button, Group } from '@mantine/core'
import { Copy, Trash2 } from 'lucide-react'
import classes from './editor.module.css'

interface SeveralPanelProps {
  readonly count: number
  readonly duplicate: () => void
  readonly remove: () => void
}

/** What can be done to several blocks at once. */
export function SeveralPanel({ count, duplicate, remove }: SeveralPanelProps) {
  return (
    <section aria-label={`${count} blocks`}>
      <h2 className={classes.panelTitle}>{count} blocks</h2>
      <Group gap="xs" grow>
        <Button variant="default" leftSection={<Copy size={16} aria-hidden />} onClick={duplicate}>
          Duplicate
        </Button>
        <Button variant="default" color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={remove}>
          Delete
        </Button>
      </Group>
    </section>
  )
}
