import { latinLetters } from '#shared/texts/latin.ts'

/** Shortest and longest address of a page or store, without its slashes (§5). */
export const URL_ID_MINIMUM = 3
export const URL_ID_MAXIMUM = 200

/** Room for a suffix such as -1234 behind the longest address. */
const SUFFIX_ROOM = 6

const JOINED: Readonly<Record<string, string>> = { ...latinLetters, '&': ' and ' }
const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * A title as it stands in an address: small Latin letters, digits and single hyphens. Marks fall off ('Café' is cafe);
 * German umlauts become ae, oe and ue where the site's language is German. Empty when nothing Latin is in the title.
 * @param locale BCP-47 of the site
 */
export function slugOf(title: string, locale = 'en-US'): string {
  // Most titles have no other letters than these, and are read ten times as fast so.
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
    // Apostrophes join: potter's is potters. Marks were taken off their letters by NFKD.
    .replace(/[\p{M}'’ʼ]/gu, '')
    .match(/[a-z0-9]+/g)
  return cut((words ?? []).join('-'))
}

/** Cuts at a hyphen where there is one, so that no word is left in halves. */
function cut(slug: string): string {
  const room = URL_ID_MAXIMUM - SUFFIX_ROOM
  if (slug.length <= room) return slug
  const end = slug.lastIndexOf('-', room)
  return slug.slice(0, end > URL_ID_MINIMUM ? end : room)
}
