import { useCallback, useRef } from 'react'
import { closeOnBack } from './close-on-back.ts'

interface Dialog {
  /** To be put on the `dialog` element. */
  readonly ref: (element: HTMLDialogElement | null) => () => void
  readonly open: () => void
  readonly close: () => void
}

/**
 * A modal `dialog`: the browser keeps the focus inside, closes it on Escape and gives the focus back to the opener. Going
 * back closes it too, and so does a click on its backdrop or on what carries `data-backdrop`; its content has to lie in one
 * child that fills it.
 */
export function useDialog(): Dialog {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useCallback(() => dialog.current?.close(), [])
  const open = useCallback(() => {
    if (!dialog.current || dialog.current.open) return
    dialog.current.showModal()
    void closeOnBack(dialog.current)
  }, [])
  const ref = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element
    const closeOutside = (event: MouseEvent) => {
      const target = event.target as Element
      if (target === element || target.hasAttribute('data-backdrop')) element?.close()
    }
    element?.addEventListener('click', closeOutside)
    return () => element?.removeEventListener('click', closeOutside)
  }, [])
  return { ref, open, close }
}
