import { Button, Text } from '@mantine/core'
import { RotateCcw } from 'lucide-react'
import classes from './editor.module.css'

interface PhoneLayoutProps {
  /** Whether the section has a layout of its own on phones. */
  readonly isOwn: boolean
  readonly reset: () => void
}

/** How the selected section is laid out on phones, and the way back to a stack. */
export function PhoneLayout({ isOwn, reset }: PhoneLayoutProps) {
  return (
    <section aria-label="Phone layout">
      <h2 className={classes.panelTitle}>Phone layout</h2>
      <Text size="sm" c="dimmed">
        {isOwn
          ? 'This section has its own layout on phones. Changes you make here don’t move anything on wide screens.'
          : 'Blocks are stacked in reading order. Move or resize one to give this section its own layout on phones.'}
      </Text>
      {isOwn && (
        <Button mt="sm" fullWidth variant="default" leftSection={<RotateCcw size={16} aria-hidden />} onClick={reset}>
          Reset phone layout
        </Button>
      )}
    </section>
  )
}
