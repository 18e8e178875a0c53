import { ActionBar, Button, type ButtonProps, Text } from '@mantine/core'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import classes from './selection-bar.module.css'
import { isTyping, useDocumentKeys } from './shortcuts.ts'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  readonly selection: Selection
  /** The things, in the plural: 'products'. */
  readonly noun: string
  readonly children: ReactNode
}

/** Actions on the selected rows of a list. */
export function SelectionBar({ selection, noun, children }: SelectionBarProps) {
  const wasOpen = useRef(false)
  // The bar disappears together with its focus: the focus moves to the top of the screen.
  useEffect(() => {
    const isClosed = wasOpen.current && selection.count === 0
    wasOpen.current = selection.count > 0
    if (!isClosed) return
    // Without animations the bar is gone already, and its focus lost.
    const isLost = document.activeElement === document.body || document.activeElement?.closest(`.${classes.bar}`)
    if (isLost) document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }, [selection.count])
  useDocumentKeys((event) => {
    const isMeant = event.key === 'Escape' && !event.defaultPrevented && !isElsewhere(event.target)
    if (isMeant && selection.count > 0) selection.clear()
  })
  return (
    <ActionBar
      opened={selection.count > 0}
      onClose={selection.clear}
      closeOnEscape={false}
      aria-label={`Actions for the selected ${noun}`}
      transitionProps={{ duration: 140 }}
      withinPortal={false}
      zIndex={90}
      position={{ bottom: 'calc(var(--bottom-bar) + 16px)', left: 8, right: 8 }}
      className={classes.bar}
    >
      <Text size="sm" fw={500} role="status" className={classes.count}>
        {selection.count.toLocaleString('en')} selected
      </Text>
      <ActionBar.Divider className={classes.divider} />
      {children}
      <ActionBar.CloseButton aria-label="Clear selection" />
    </ActionBar>
  )
}

/**
 * Whether Escape is for something else: it closes a dialog, a menu or a list, or empties a field. What it has closed may
 * be gone already.
 */
const isElsewhere = (target: EventTarget | null): boolean =>
  isTyping(target) ||
  (target instanceof Element &&
    (!target.isConnected || target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null))

/** One button of the bar. */
export function SelectionStep(props: ButtonProps & ComponentProps<'button'>) {
  return <Button size="compact-md" variant="subtle" color="gray" {...props} className={classes.step} />
}
