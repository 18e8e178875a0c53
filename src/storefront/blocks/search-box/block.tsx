import { Search } from 'lucide-react'
import { useContentLanguage } from '../../content-text.tsx'
import type { ModelOf } from '../model.ts'
import { searchBoxTexts } from './texts.ts'

/** A field that leads to the search page; a plain form. */
export function SearchBoxBlock({ block: { placeholder, hasButton } }: { block: ModelOf<'search-box'> }) {
  const words = placeholder || searchBoxTexts.search
  return (
    <search className="search-box-block">
      <form action="/search" method="get" lang={useContentLanguage()}>
        <Search aria-hidden />
        <input className="input" type="search" name="q" maxLength={100} aria-label={words} placeholder={words} />
        {hasButton && (
          <button className="button" type="submit">
            {searchBoxTexts.search}
          </button>
        )}
      </form>
    </search>
  )
}
