let last = 0
/** The history step after a dialog closed; the next dialog waits for it. */
let leaving: Promise<void> = Promise.resolve()

/**
 * Gives an open dialog its own entry in the browser's history, so that going back closes it and stays on the page.
 * Nested dialogs have separate entries.
 * @param address the URL that the browser shows meanwhile; absent: the page's own
 * @returns when the entry is created
 */
export function closeOnBack(dialog: HTMLDialogElement, address?: string): Promise<void> {
  return leaving.then(() => {
    if (dialog.open) enter(dialog, address)
  })
}

function enter(dialog: HTMLDialogElement, address: string | undefined): void {
  last += 1
  // A reload preserves the entry's state and restarts the counter: the time distinguishes the two.
  const name = `${Date.now()}-${last}`
  const isHere = () => history.state?.dialog === name
  // The browser must not scroll the page when the dialog closes.
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
