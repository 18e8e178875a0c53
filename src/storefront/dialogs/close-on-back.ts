let last = 0
/** The way back that is under way after a dialog was closed; the next one waits for its end. */
let leaving: Promise<void> = Promise.resolve()

/**
 * Gives an open dialog an entry of its own in the browser's history, so that going back closes it and leaves the page where
 * it is. Dialogs may open over each other: each entry names its own.
 * @param address what the browser shows meanwhile; the page's own address when absent
 * @returns when the entry is there
 */
export function closeOnBack(dialog: HTMLDialogElement, address?: string): Promise<void> {
  return leaving.then(() => {
    if (dialog.open) enter(dialog, address)
  })
}

function enter(dialog: HTMLDialogElement, address: string | undefined): void {
  last += 1
  // A reload keeps the entry's state and starts counting again: the time tells the two apart.
  const name = `${Date.now()}-${last}`
  const isHere = () => history.state?.dialog === name
  // Nothing scrolls under a dialog, and what is scrolled to while it closes must stay.
  history.scrollRestoration = 'manual'
  history.pushState({ ...history.state, dialog: name }, '', address)
  const onMove = () => {
    if (!isHere()) dialog.close()
  }
  addEventListener('popstate', onMove)
  dialog.addEventListener(
    'close',
    () => {
      removeEventListener('popstate', onMove)
      if (!isHere()) {
        history.scrollRestoration = 'auto'
        return
      }
      leaving = new Promise((resolve) =>
        addEventListener(
          'popstate',
          () => {
            history.scrollRestoration = 'auto'
            resolve()
          },
          { once: true },
        ),
      )
      history.back()
    },
    { once: true },
  )
}
