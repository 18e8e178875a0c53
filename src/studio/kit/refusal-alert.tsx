import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { wordsFor } from './refusal.ts'

/** An error as a sentence, in the form that it belongs to; nothing without an error. */
export function RefusalAlert({ error }: { readonly error: unknown }) {
  if (!error) return null
  return (
    <Alert color="danger" role="alert">
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
