import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { LONGEST_SEARCH } from '#shared/search/limits.ts'
import type { SearchSuggestion } from '#shared/search/schema.ts'
import { pictureUrl } from '../../../pictures/widths.ts'
import { searchTexts, suggestionTexts } from '../texts.ts'
import { useSuggestions } from './use-suggestions.ts'

interface Props {
  readonly query: string
  readonly isFocused: boolean
}

/**
 * A search field with suggestions while typing: a combobox with arrow keys, Enter and Escape. Enter without a choice
 * searches.
 */
export default function SearchField({ query, isFocused }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { suggestions, isOpen, active, setActive, look, close } = useSuggestions()

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || !isOpen) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) {
      event.preventDefault()
      // One more than the suggestions: the field itself.
      const places = suggestions.length + 1
      setActive(((active + 1 + by + places) % places) - 1)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && suggestions[active]) {
      event.preventDefault()
      location.assign(suggestions[active].href)
    }
  }

  return (
    <form className="search-form" ref={form} action="/search" method="get" onBlur={close}>
      <label className="visually-hidden" htmlFor={`${id}-field`}>
        {searchTexts.searchShop}
      </label>
      <div className="search-field">
        <input
          className="input"
          id={`${id}-field`}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={LONGEST_SEARCH}
          placeholder={searchTexts.placeholder}
          enterKeyHint="search"
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          onInput={(event) => look(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          // biome-ignore lint/a11y/noAutofocus: the search page is for searching, and nothing comes before the field.
          autoFocus={isFocused}
        />
        <div
          className="search-suggestions"
          id={`${id}-list`}
          role="listbox"
          aria-label={searchTexts.suggestions}
          hidden={!isOpen}
        >
          {suggestions.map((suggestion, index) => (
            <Suggestion
              key={suggestion.href}
              id={`${id}-${index}`}
              suggestion={suggestion}
              isActive={index === active}
              onPoint={() => setActive(index)}
            />
          ))}
        </div>
      </div>
      <button className="button" type="submit">
        <Search aria-hidden />
        <span>{searchTexts.search}</span>
      </button>
    </form>
  )
}

function Suggestion({
  id,
  suggestion: { kind, title, href, detail, picture },
  isActive,
  onPoint,
}: {
  readonly id: string
  readonly suggestion: SearchSuggestion
  readonly isActive: boolean
  readonly onPoint: () => void
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active one.
    <div
      className="search-suggestion"
      id={id}
      role="option"
      aria-selected={isActive}
      // Before the field loses the focus, and the list closes.
      onPointerDown={(event) => event.preventDefault()}
      onPointerEnter={onPoint}
      onClick={() => location.assign(href)}
    >
      {picture ? (
        <img src={pictureUrl(picture.assetUrl, 100)} alt="" width={picture.width} height={picture.height} />
      ) : (
        <span className="search-suggestion-blank" />
      )}
      <span className="search-suggestion-words">
        <span>{title}</span>
        {kind !== 'product' && (
          <span className="search-suggestion-kind">{suggestionTexts.kindAndDetail(kind, detail)}</span>
        )}
      </span>
      {kind === 'product' && <span className="search-suggestion-price">{detail}</span>}
    </div>
  )
}
