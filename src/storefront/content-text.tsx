import { Children, createContext, type ReactNode, use } from 'react'
import { contentLanguage } from '#shared/languages/rules.ts'
import { directionRuns } from '#shared/texts/direction-runs.ts'

/** The language of the owner's words where it differs from the page's, for `lang`; undefined where it does not. */
export const ContentLanguage = createContext<string | undefined>(undefined)

/** The same in a browser, from the page that it shows. */
export const languageOfDocument = (): string | undefined => contentLanguage(document.body.dataset.locale ?? 'en')

/** The `lang` of an element that contains only the owner's words. */
export const useContentLanguage = (): string | undefined => use(ContentLanguage)

/**
 * Words of owners and of other people among those of the interface, with their language where it differs. Names, cities
 * and products in Hebrew or Arabic are isolated, so that they don't turn around what stands beside them.
 */
export function ContentText({ children }: { readonly children: ReactNode }) {
  const language = useContentLanguage()
  const words = isolated(children)
  return language === undefined ? words : <span lang={language}>{words}</span>
}

function isolated(children: ReactNode): ReactNode {
  if (Array.isArray(children)) return Children.map(children, isolated)
  if (typeof children !== 'string') return children
  const runs = directionRuns(children)
  if (runs.every((run) => !run.isRightToLeft)) return children
  return runs.map(({ text, isRightToLeft }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no name but their place
    isRightToLeft ? <bdi key={index}>{text}</bdi> : text,
  )
}
