import { Island } from '../../islands/place-island.tsx'
import SearchField from './field/island.tsx'

/** The search field. Its answer is a page, so that it needs no script; suggestions come with the first letter. */
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
