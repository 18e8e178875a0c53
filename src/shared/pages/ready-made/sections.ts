import { aboutSections } from './about.ts'
import { contactSections } from './contact.ts'
import type { ReadyKind, ReadySection } from './define.ts'
import { isOffered, type SiteThings } from './fill.ts'
import { heroSections } from './hero.ts'
import { imagesSections } from './images.ts'
import { pricesSections } from './prices.ts'
import { productsSections } from './products.ts'
import { quotesSections } from './quotes.ts'
import { servicesSections } from './services.ts'

/** The ready-made sections by their kinds, as they are offered. */
const readyKinds: readonly ReadyKind[] = [
  { id: 'hero', name: 'Page openings', sections: heroSections },
  { id: 'about', name: 'About and team', sections: aboutSections },
  { id: 'services', name: 'Services', sections: servicesSections },
  { id: 'products', name: 'Products and posts', sections: productsSections },
  { id: 'images', name: 'Images', sections: imagesSections },
  { id: 'quotes', name: 'Quotes', sections: quotesSections },
  { id: 'prices', name: 'Prices and questions', sections: pricesSections },
  { id: 'contact', name: 'Contact and sign-up', sections: contactSections },
]

/** The kinds with the sections that a site can show. */
export const offeredKinds = (things: SiteThings): ReadyKind[] =>
  readyKinds
    .map((kind) => ({ ...kind, sections: kind.sections.filter((section) => isOffered(section, things)) }))
    .filter(({ sections }) => sections.length > 0)

/** The sections whose name, kind or keywords contain every word of a search. */
export function findReadySections(kinds: readonly ReadyKind[], search: string): ReadySection[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return kinds.flatMap((kind) =>
    kind.sections.filter(({ name, keywords }) => {
      const text = `${name} ${kind.name} ${keywords}`.toLowerCase()
      return words.every((word) => text.includes(word))
    }),
  )
}
