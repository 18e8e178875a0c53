import { useEffect, useEffectEvent } from 'react'

/** Whether keys pressed there type something, so that shortcuts of one letter must not handle them. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit', 'range'].includes(target.type)
}

/** Ctrl+S (⌘S) saves, wherever the focus is. */
export function useSaveShortcut(save: () => void): void {
  useDocumentKeys((event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    save()
  })
}

/** Listens to keys anywhere on the screen. */
export function useDocumentKeys(listener: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(listener)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => latest(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
