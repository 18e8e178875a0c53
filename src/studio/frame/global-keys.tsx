import { Kbd } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Modal } from '#studio/kit/modal.tsx'
import { undoLatest } from '#studio/kit/notices.tsx'
import { isTyping, useDocumentKeys } from '#studio/kit/shortcuts.ts'
import { useMay } from '#studio/session/staff-context.ts'
import classes from './global-keys.module.css'
import { goToKeys, isApple, shortcutLines } from './key-words.ts'

const OPEN_EVENT = 'studio:keys'
/** Milliseconds that 'g' waits for the second key. */
const SEQUENCE_MILLISECONDS = 1_500

/** Opens the list of shortcuts from anywhere. */
export function openKeyHelp(): void {
  document.dispatchEvent(new Event(OPEN_EVENT))
}

/** The keys that work everywhere, and the dialog that lists them. */
export function GlobalKeys() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const may = useMay()
  const goPressedAt = useRef(0)
  useDocumentKeys((event) => {
    if (isTyping(event.target) || event.altKey || event.defaultPrevented) return
    const isCommand = event.ctrlKey || event.metaKey
    if (event.key.toLowerCase() === 'z' && isCommand && !event.shiftKey && undoLatest()) event.preventDefault()
    // Sheets, menus and dialogs have keys of their own.
    if (
      isCommand ||
      (event.target as Element).closest?.('[role="grid"], [role="menu"], [role="dialog"], [role="listbox"]')
    )
      return
    if (event.key === '?') setOpen(true)
    const isSecond = event.timeStamp - goPressedAt.current < SEQUENCE_MILLISECONDS && goPressedAt.current > 0
    goPressedAt.current = event.key === 'g' && !isSecond ? event.timeStamp : 0
    const place = isSecond ? goToKeys.find(({ key }) => key === event.key) : undefined
    if (place && (place.needs === undefined || may(place.needs))) void navigate(place.to)
    else if (event.key === 'n' && !isSecond && may('products.write')) void navigate('/products/new')
  })
  useEffect(() => {
    const open = () => setOpen(true)
    document.addEventListener(OPEN_EVENT, open)
    return () => document.removeEventListener(OPEN_EVENT, open)
  }, [])
  return (
    <Modal opened={isOpen} onClose={() => setOpen(false)} title="Keyboard shortcuts" size="sm">
      <dl className={classes.keys}>
        {shortcutLines(isApple(navigator.platform)).map(([what, how]) => (
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
