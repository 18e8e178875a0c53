/** The language of the program's own words. */
export const INTERFACE_LANGUAGE = 'en'

/**
 * The language of a page, for `<html lang>`: the site's locale where the interface exists in its language, since then
 * all words of the page are in it; else the interface's language.
 */
export const pageLanguage = (locale: string): string => (isOfInterface(locale) ? locale : INTERFACE_LANGUAGE)

/** The language of the owner's words, where it differs from the page's; undefined where it does not. */
export const contentLanguage = (locale: string): string | undefined => (isOfInterface(locale) ? undefined : locale)

/** Whether a text is the name of a language in the form of BCP-47, such as `en-US`. */
export function isLanguageTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1
  } catch {
    return false
  }
}

const isOfInterface = (locale: string): boolean => locale.split('-')[0]!.toLowerCase() === INTERFACE_LANGUAGE
