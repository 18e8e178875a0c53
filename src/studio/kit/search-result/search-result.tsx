import classes from './search-result.module.css'

interface SearchResultProps {
  readonly path: string
  readonly title: string
  readonly siteTitle: string
  readonly description: string
}

/** A page as a search engine may show it. It repeats the fields beside it, so screen readers skip it. */
export function SearchResult({ path, title, siteTitle, description }: SearchResultProps) {
  return (
    <div className={classes.result} aria-hidden>
      <div className={classes.address}>
        {location.host}
        {path === '/' ? '' : path.replaceAll('/', ' › ')}
      </div>
      <div className={classes.title}>{title.includes(siteTitle) ? title : `${title} — ${siteTitle}`}</div>
      <div className={classes.words}>{description}</div>
    </div>
  )
}
