import { Search } from 'lucide-react'

/** The search field; its answer is a page, so that it needs no script. */
export function SearchForm({ query = '', isFocused = false }: { query?: string; isFocused?: boolean }) {
  return (
    <search>
      <form className="search-form" action="/search" method="get">
        <label className="visually-hidden" htmlFor="search-query">
          Search the shop
        </label>
        <input
          className="input"
          id="search-query"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={100}
          placeholder="What are you looking for?"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: the search page is for searching, and nothing stands before the field.
          autoFocus={isFocused}
        />
        <button className="button" type="submit">
          <Search aria-hidden />
          <span>Search</span>
        </button>
      </form>
    </search>
  )
}
