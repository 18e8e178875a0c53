import { useCallback, useEffect, useRef } from 'react'
import { closeOnBack } from './close-on-back.ts'

interface Dialog {
  /** Ref of the `dialog` element. */
  readonly ref: (element: HTMLDialogElement | null) => () => void
  /** @param address the URL that the browser shows meanwhile; absent: the page's own */
  readonly open: (address?: string) => void
  readonly close: () => void
  /** As `close`, but the visitor is asked first where something would be lost. */
  readonly leave: () => void
}

/**
 * A modal `dialog`: the browser keeps the focus inside, closes it on Escape and returns the focus to the opener. Going
 * back, a click on its backdrop or on an element with `data-backdrop` also close it; its content must be one child that
 * fills it.
 * @param mayLeave asks the visitor where something would be lost; absent: nothing ever is
 */
export function useDialog(mayLeave?: () => Promise<boolean>): Dialog {
  const dialog = useRef<HTMLDialogElement>(null)
  const asks = useRef(mayLeave)
  useEffect(() => {
    asks.current = mayLeave
  })
  /** The answer that the visitor is asked for. */
  const asked = useRef<Promise<boolean> | null>(null)
  const close = useCallback(() => dialog.current?.close(), [])
  const mayClose = useCallback(async (): Promise<boolean> => {
    asked.current ??= (asks.current?.() ?? Promise.resolve(true)).finally(() => {
      asked.current = null
    })
    return asked.current
  }, [])
  const leave = useCallback(() => {
    if (!asks.current) return close()
    void mayClose().then((may) => may && close())
  }, [close, mayClose])
  const enter = useCallback(
    (address?: string) => {
      if (!dialog.current) return
      void closeOnBack(dialog.current, address, () => {
        if (!asks.current) return close()
        // Going back is only undone after the answer.
        void mayClose().then((may) => (may ? close() : enter(address)))
      })
    },
    [close, mayClose],
  )
  const open = useCallback(
    (address?: string) => {
      if (!dialog.current || dialog.current.open) return
      dialog.current.showModal()
      enter(address)
    },
    [enter],
  )
  const ref = useCallback(
    (element: HTMLDialogElement | null) => {
      dialog.current = element
      const { signal, abort } = listening()
      const closeOutside = ({ target }: MouseEvent) => {
        if (target === element || (target as Element).hasAttribute('data-backdrop')) leave()
      }
      const askFirst = (event: Event) => {
        if (!asks.current || event.target !== element) return
        event.preventDefault()
        leave()
      }
      element?.addEventListener('click', closeOutside, { signal })
      // What closes dialogs on a phone.
      element?.addEventListener('cancel', askFirst, { signal })
      // A second Escape would close it without asking.
      const onKey = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !asks.current) return
        event.preventDefault()
        leave()
      }
      element?.addEventListener('keydown', onKey, { signal })
      return abort
    },
    [leave],
  )
  return { ref, open, close, leave }
}

function listening() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
