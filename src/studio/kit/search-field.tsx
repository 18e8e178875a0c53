import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import classes from './list-page.module.css'
import { isTyping, useDocumentKeys } from './shortcuts.ts'

const PAUSE_MILLISECONDS = 250

/** A search over a list. '/' focuses it, Escape empties it; the list updates after a pause in typing. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const pass = useDebouncedCallback(onChange, PAUSE_MILLISECONDS)

  // Back and Forward change the value from outside.
  useEffect(() => setTyped(value), [value])
  useDocumentKeys((event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    event.preventDefault()
    field.current?.focus()
    field.current?.select()
  })

  const change = (next: string) => {
    setTyped(next)
    pass(next.trim())
  }
  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => change(event.currentTarget.value)}
      // The list gets its URL before a result is opened: a later change would navigate back from there.
      onBlur={() => pass.flush()}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typed) {
          event.preventDefault()
          change('')
        }
      }}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={
        typed ? (
          <CloseButton size="sm" aria-label="Clear search" onClick={() => change('')} />
        ) : (
          <Kbd size="xs" aria-hidden visibleFrom="sm">
            /
          </Kbd>
        )
      }
      className={classes.search}
    />
  )
}
