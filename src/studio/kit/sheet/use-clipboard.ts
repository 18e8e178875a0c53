import { useEffect, useEffectEvent } from 'react'
import type { SheetState } from './use-sheet.ts'

/**
 * Copy, cut and paste. Browsers send these events to the element with the text selection, which a grid does not have,
 * so they are handled on the document while the grid has the focus.
 */
export function useClipboard<Row>(sheet: SheetState<Row>): void {
  const onClipboard = useEffectEvent((event: ClipboardEvent) => {
    if (document.activeElement !== sheet.grid.current || sheet.editing || sheet.size.rows === 0) return
    event.preventDefault()
    if (event.type === 'paste') {
      sheet.paste(event.clipboardData?.getData('text/plain') ?? '')
      return
    }
    event.clipboardData?.setData('text/plain', sheet.copy())
    if (event.type === 'cut') sheet.fill('')
    else sheet.say('Copied.')
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onClipboard(event)
    const kinds = ['copy', 'cut', 'paste'] as const
    for (const kind of kinds) document.addEventListener(kind, listener)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, listener)
    }
  }, [])
}
