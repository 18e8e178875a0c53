import { createContext, type ReactNode, use } from 'react'
import { contentLanguage } from '#shared/languages/rules.ts'

/** The language of the owner's words where it differs from the page's, for `lang`; undefined where it does not. */
export const ContentLanguage = createContext<string | undefined>(undefined)

/** The same in a browser, from the page that it shows. */
export const languageOfDocument = (): string | undefined => contentLanguage(document.body.dataset.locale ?? 'en')

/** The `lang` of an element that contains only the owner's words. */
export const useContentLanguage = (): string | undefined => use(ContentLanguage)

/** The owner's words among those of the interface, with their language where it differs. */
export function ContentText({ children }: { readonly children: ReactNode }) {
  const language = useContentLanguage()
  return language === undefined ? children : <span lang={language}>{children}</span>
}
