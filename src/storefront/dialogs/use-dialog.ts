import { useCallback, useRef } from 'react'
import { closeOnBack } from './close-on-back.ts'

interface Dialog {
  /** Ref of the `dialog` element. */
  readonly ref: (element: HTMLDialogElement | null) => () => void
  /** @param address the URL that the browser shows meanwhile; absent: the page's own */
  readonly open: (address?: string) => void
  readonly close: () => void
}

/**
 * A modal `dialog`: the browser keeps the focus inside, closes it on Escape and returns the focus to the opener. Going
 * back, a click on its backdrop or on an element with `data-backdrop` also close it; its content must be one child that
 * fills it.
 */
export function useDialog(): Dialog {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useCallback(() => dialog.current?.close(), [])
  const open = useCallback((address?: string) => {
    if (!dialog.current || dialog.current.open) return
    dialog.current.showModal()
    void closeOnBack(dialog.current, address)
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
