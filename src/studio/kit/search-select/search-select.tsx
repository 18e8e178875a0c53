import { type ComboboxItem, type ComboboxParsedItem, Select, type SelectProps } from '@mantine/core'
import { useRef, useState } from 'react'
import { matchOptions } from './match-options.ts'

/**
 * A list of choices with a search. A click selects the text, so that typing replaces it; Enter chooses the first match;
 * leaving without a choice restores the old one.
 */
export function SearchSelect(props: Omit<SelectProps, 'searchable' | 'filter' | 'multiple'>) {
  const field = useRef<HTMLInputElement>(null)
  // The typed text; null while the field shows its choice. Mantine reports no search when both are the same.
  const [typed, setTyped] = useState<string | null>(null)
  // The same before the next render.
  const isTyping = useRef(false)
  const note = (text: string | null) => {
    isTyping.current = text !== null
    setTyped(text)
  }
  // After the field shows the choice. A key may be faster: then its letter would be selected, and the next one would
  // replace it.
  const selectSoon = () =>
    setTimeout(() => {
      if (!isTyping.current && document.activeElement === field.current) field.current?.select()
    })

  return (
    <Select
      nothingFoundMessage="No matches"
      maxDropdownHeight={260}
      autoComplete="off"
      spellCheck={false}
      {...props}
      ref={field}
      searchable
      filter={({ options, search }) => filterGroups(options, typed ?? search)}
      onFocus={(event) => {
        event.currentTarget.select()
        props.onFocus?.(event)
      }}
      onMouseDown={(event) => {
        // Otherwise a click inside selected text unselects it after its own event.
        if (!isTyping.current) event.currentTarget.setSelectionRange(0, 0)
        props.onMouseDown?.(event)
      }}
      onClick={(event) => {
        // During typing, a second click only places the cursor. No timer: the next key may come before it.
        if (!isTyping.current) event.currentTarget.select()
        props.onClick?.(event)
      }}
      onInput={(event) => note(event.currentTarget.value)}
      onOptionSubmit={(value) => {
        note(null)
        selectSoon()
        props.onOptionSubmit?.(value)
      }}
      onBlur={(event) => {
        note(null)
        props.onBlur?.(event)
      }}
    />
  )
}

/** Search results, inside the groups or without any. */
function filterGroups(options: ComboboxParsedItem[], search: string): ComboboxParsedItem[] {
  const single = options.filter((option): option is ComboboxItem => !('group' in option))
  const groups = options.filter((option) => 'group' in option)
  const found = groups.map((group) => ({ ...group, items: matchOptions(group.items, search) }))
  return [...found.filter(({ items }) => items.length > 0), ...matchOptions(single, search)]
}
