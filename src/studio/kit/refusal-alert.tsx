import { Alert } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { codeOf, wordsFor } from './refusal.ts'

/**
 * An error as a sentence, in the form that it belongs to; nothing without an error, and nothing for an ended session: the
 * sign-in over the form says it. A new one scrolls into view.
 */
export function RefusalAlert({ error }: { readonly error: unknown }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  if (!error || codeOf(error) === 'not-signed-in') return null
  return (
    <Alert ref={alert} color="danger" role="alert">
      {wordsFor(error)}
    </Alert>
  )
}

interface RefusalNoticeProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The same for errors without a form: it can be closed. */
export function RefusalNotice({ onClose, children }: RefusalNoticeProps) {
  return (
    <Alert color="danger" role="alert" withCloseButton closeButtonLabel="Dismiss" onClose={onClose}>
      {children}
    </Alert>
  )
}
