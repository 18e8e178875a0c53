import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { wordsFor } from './refusal.ts'

/** What went wrong, in its sentence, where the form is that it went wrong with; nothing while all is well. */
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

/** The same for what no form stands beside: it can be put away. */
export function RefusalNotice({ onClose, children }: RefusalNoticeProps) {
  return (
    <Alert color="danger" role="alert" withCloseButton closeButtonLabel="Dismiss" onClose={onClose}>
      {children}
    </Alert>
  )
}
