import { Kbd, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { undoLatest } from '#studio/kit/notices.tsx'
import { isTyping, useDocumentKeys } from '#studio/kit/shortcuts.ts'
import classes from './global-keys.module.css'

const OPEN_EVENT = 'studio:keys'

/** Opens the list of keys from anywhere. */
export function openKeyHelp(): void {
  document.dispatchEvent(new Event(OPEN_EVENT))
}

const keys: readonly (readonly [string, readonly string[]])[] = [
  ['Search the list', ['/']],
  ['Move in a list', ['↑', '↓']],
  ['Open', ['Enter']],
  ['Select in a list', ['x']],
  ['Save', ['Ctrl', 'S']],
  ['Undo the last step', ['Ctrl', 'Z']],
  ['Show these keys', ['?']],
]

/** The keys that work everywhere, and the dialog that tells about them. */
export function GlobalKeys() {
  const [isOpen, setOpen] = useState(false)
  useDocumentKeys((event) => {
    if (isTyping(event.target) || event.altKey || event.defaultPrevented) return
    if (event.key === '?') setOpen(true)
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && undoLatest()) {
      event.preventDefault()
    }
  })
  useEffect(() => {
    const open = () => setOpen(true)
    document.addEventListener(OPEN_EVENT, open)
    return () => document.removeEventListener(OPEN_EVENT, open)
  }, [])
  return (
    <Modal opened={isOpen} onClose={() => setOpen(false)} title="Keys" size="sm">
      <dl className={classes.keys}>
        {keys.map(([what, how]) => (
          <div key={what} className={classes.line}>
            <dt>{what}</dt>
            <dd>
              {how.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
