let last = 0
/** The history step after a dialog closed; the next dialog waits for it. */
let leaving: Promise<void> = Promise.resolve()

/** Resolves when the browser has left the history entries of the dialogs that have closed. */
export const leftClosedDialogs = (): Promise<void> => leaving

/**
 * Gives an open dialog its own entry in the browser's history, so that going back closes it and stays on the page.
 * Nested dialogs have separate entries.
 * @param address the URL that the browser shows meanwhile; absent: the page's own
 * @param leave what going back does; it can enter again
 * @returns when the entry is created
 */
export function closeOnBack(
  dialog: HTMLDialogElement,
  address?: string,
  leave: () => void = () => dialog.close(),
): Promise<void> {
  return leaving.then(() => {
    if (dialog.open) enter(dialog, address, leave)
  })
}

function enter(dialog: HTMLDialogElement, address: string | undefined, leave: () => void): void {
  last += 1
  // A reload preserves the entry's state and restarts the counter: the time distinguishes the two.
  const name = `${Date.now()}-${last}`
  const isHere = () => history.state?.dialog === name
  // The browser must not scroll the page when the dialog closes.
  history.scrollRestoration = 'manual'
  history.pushState({ ...history.state, dialog: name }, '', address)
  const watching = new AbortController()
  const { signal } = watching
  const end = () => {
    watching.abort()
    history.scrollRestoration = 'auto'
  }
  const onMove = () => {
    if (isHere()) return
    end()
    leave()
  }
  addEventListener('popstate', onMove, { signal })
  dialog.addEventListener(
    'close',
    () => {
      // A dialog in this one may have closed just before, and its entry is current until the browser has left it.
      leaving = leaving.then(() => {
        if (signal.aborted) return
        if (!isHere()) return end()
        watching.abort()
        return goBack()
      })
    },
    { signal },
  )
}

/** Leaves the current entry of the history. */
function goBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener(
      'popstate',
      () => {
        history.scrollRestoration = 'auto'
        resolve()
      },
      { once: true },
    )
    history.back()
  })
}
