import type { StartingSite } from './define.ts'
import { startingSites } from './sites.ts'

/** Shorter texts are words that any site may have, such as the label of a button. */
const SHORTEST = 40

/** What says nothing to visitors about the shop itself: the alt texts of pictures, and links. */
const besideWords = new Set(['altText', 'href', 'assetUrl'])

/** The longer texts in a value, without tags: those between two tags count by themselves. */
function* longTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    for (const text of value.split(/<[^<>]*>/)) if (text.trim().length >= SHORTEST) yield text.trim()
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) if (!besideWords.has(key)) yield* longTexts(child)
  }
}

const textsOf = ({ pages, collections, headerFooter }: StartingSite) =>
  longTexts([
    pages.map(({ sections }) => sections),
    collections.map(({ items }) => items.map(({ html }) => html)),
    headerFooter.footer.text,
  ])

/** Texts with the name of the site are left out: they are not the same on each. */
const samples: ReadonlySet<string> = new Set(
  Object.values(startingSites)
    .flatMap((site) => [...textsOf(site)])
    .filter((text) => !text.includes('{site}')),
)

/** The titles of posts and events of starting sites: other items need not be searched. */
export const sampleTitles: readonly string[] = Object.values(startingSites).flatMap(({ collections }) =>
  collections.flatMap(({ items }) => items.map(({ title }) => title)),
)

/** Whether a text of a starting site is in a content or text, word for word. */
export const hasSampleText = (content: unknown): boolean => longTexts(content).some((text) => samples.has(text))
