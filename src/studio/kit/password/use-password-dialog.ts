import { useState } from 'react'
import { useUndoNotice } from '../use-undo.ts'

interface Answered {
  readonly batchId: string | null
}
interface Sent {
  readonly body: { readonly password: string | null }
}

/** Whether the dialog for the password of something is open, and what follows its call. @param title of what it opens */
export function usePasswordDialog(title: string) {
  const [isOpen, setOpen] = useState(false)
  const sayUndo = useUndoNotice()
  return {
    open: () => setOpen(true),
    dialog: { isOpen, close: () => setOpen(false) },
    after: {
      onDone: ({ batchId }: Answered, { body }: Sent) => {
        setOpen(false)
        sayUndo(`Password ${body.password === null ? 'removed from' : 'set for'} “${title}”`, batchId)
      },
      // The dialog shows it.
      onRefused: () => {},
    },
  }
}
