import { latinLetters } from '#shared/texts/latin.ts'

/** Shortest and longest URL of a page or store, without slashes. */
export const URL_ID_MINIMUM = 3
export const URL_ID_MAXIMUM = 200

/** Room for a suffix such as -1234 after the longest URL. */
const SUFFIX_ROOM = 6

const JOINED: Readonly<Record<string, string>> = { ...latinLetters, '&': ' and ' }
const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * A title as part of a URL: small Latin letters, digits and single hyphens. Accents are removed ('Café' is cafe);
 * German umlauts become ae, oe and ue where the site's language is German. Empty when the title has no Latin letters.
 * @param locale BCP-47 of the site
 */
export function slugOf(title: string, locale = 'en-US'): string {
  // A fast path: most titles contain only these characters, and it is ten times faster.
  if (/^[ -%'-~]*$/.test(title)) {
    return cut(
      (
        title
          .slice(0, 1000)
          .toLowerCase()
          .replaceAll("'", '')
          .match(/[a-z0-9]+/g) ?? []
      ).join('-'),
    )
  }
  const isGerman = locale.toLowerCase().startsWith('de')
  const letters = title
    .slice(0, 1000)
    .normalize('NFC')
    .toLowerCase()
    .replace(/./gsu, (letter) => (isGerman && GERMAN[letter]) || (JOINED[letter] ?? letter))
  const words = letters
    .normalize('NFKD')
    // Apostrophes are removed: potter's is potters. NFKD has separated accents from their letters.
    .replace(/[\p{M}'’ʼ]/gu, '')
    .match(/[a-z0-9]+/g)
  return cut((words ?? []).join('-'))
}

/** Cuts at a hyphen where there is one, so that no word is cut. */
function cut(slug: string): string {
  const room = URL_ID_MAXIMUM - SUFFIX_ROOM
  if (slug.length <= room) return slug
  const end = slug.lastIndexOf('-', room)
  return slug.slice(0, end > URL_ID_MINIMUM ? end : room)
}
