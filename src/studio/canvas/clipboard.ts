import type { CanvasContext } from './canvas-context.ts'

/** Copy, cut and paste of blocks; a text that is edited has its own. Files are handed over as they are. */
export function listenToClipboard({ host, selection, isEditing }: CanvasContext): void {
  for (const kind of ['copy', 'cut'] as const)
    addEventListener(kind, (event) => {
      if (selection().some(isEditing)) return
      const copied = host().copied(kind === 'cut')
      if (!copied) return
      event.preventDefault()
      event.clipboardData?.setData('text/html', copied.html)
      event.clipboardData?.setData('text/plain', copied.text)
    })
  addEventListener('paste', (event) => {
    if (selection().some(isEditing) || !event.clipboardData) return
    event.preventDefault()
    const { clipboardData: data } = event
    host().pasted({ html: data.getData('text/html'), text: data.getData('text/plain'), files: [...data.files] })
  })
}
