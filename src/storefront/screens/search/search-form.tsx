import { Island } from '../../islands/place-island.tsx'
import SearchField from './field/island.tsx'

/** The search field. Its result is a page, so it needs no script; suggestions load at the first letter. */
export function SearchForm({ query = '', isFocused = false }: { query?: string; isFocused?: boolean }) {
  return (
    <search>
      <Island
        className="search-form-place"
        name="screens/search/field"
        of={SearchField}
        props={{ query, isFocused }}
        when="interaction"
      />
    </search>
  )
}
