import type { PageContent } from '../content.ts'
import { aboutSections } from './about.ts'
import { contactSections } from './contact.ts'
import { across, at, button, on, type ReadySection, text } from './define.ts'
import { addReadySections, isOffered, type SiteThings } from './fill.ts'
import { heroSections } from './hero.ts'
import { imagesSections } from './images.ts'
import { pricesSections } from './prices.ts'
import { productsSections } from './products.ts'
import { quotesSections } from './quotes.ts'
import { servicesSections } from './services.ts'

/** A page that owners begin with: an opening with its title, and sections. */
interface ReadyPage {
  readonly name: string
  readonly opening: ReadySection
  /** Ids of ready-made sections; those that the site cannot show are left out. */
  readonly sections: readonly string[]
}

const every = [
  ...[...heroSections, ...aboutSections, ...servicesSections, ...productsSections],
  ...[...imagesSections, ...quotesSections, ...pricesSections, ...contactSections],
]

const opening = (lead: string): ReadySection => ({
  ...{ id: 'opening', name: 'Opening', keywords: '' },
  blocks: [text(at(1, 8, 1), `<h1></h1><p>${lead}</p>`, 'display')],
})

const centeredOpening = (lead: string, height: 'small' | 'medium' = 'medium'): ReadySection => ({
  ...{ id: 'opening', name: 'Opening', keywords: '', settings: { height } },
  blocks: [
    text(
      across(at(2, 10, 1), 'center'),
      `<h1 class="align-center"></h1><p class="align-center">${lead}</p>`,
      'display',
    ),
  ],
})

export const readyPageIds = [
  ...(['about', 'contact', 'landing', 'menu', 'portfolio', 'pricing', 'questions', 'coming-soon', 'splash'] as const),
] as const
export type ReadyPageId = (typeof readyPageIds)[number]

/** The ready-made pages, in the order in which they are offered. */
export const readyPages: Readonly<Record<ReadyPageId, ReadyPage>> = {
  about: {
    name: 'About',
    opening: opening('Say in one or two sentences who you are and what you do.'),
    sections: ['images-wide', 'about-story', 'about-numbers', 'team-three', 'action-centered'],
  },
  contact: {
    name: 'Contact',
    opening: opening('Say how people reach you, and how soon they hear back.'),
    sections: ['contact-form', 'contact-hours', 'contact-map'],
  },
  landing: {
    name: 'Landing page',
    opening: centeredOpening('One sentence that says what people get, and why now.'),
    sections: ['images-wide', 'services-three', 'quote-image', 'products-tint', 'questions-beside', 'action-accent'],
  },
  menu: {
    name: 'Menu',
    opening: opening('Say when the kitchen is open, and how to book a table.'),
    sections: ['prices-menu', 'images-three', 'contact-hours'],
  },
  portfolio: {
    name: 'Portfolio',
    opening: opening('Say in a sentence what your work is about.'),
    sections: ['images-captions', 'images-mosaic', 'images-six', 'action-centered'],
  },
  pricing: {
    name: 'Pricing',
    // The plans are in sight at once.
    opening: centeredOpening('Say what is included, and what people can decide later.', 'small'),
    sections: ['prices-plans', 'quotes-two', 'questions-beside'],
  },
  questions: {
    name: 'FAQ',
    opening: opening('Answers to what people ask most often.'),
    sections: ['questions-beside', 'questions-columns', 'contact-details'],
  },
  'coming-soon': {
    name: 'Coming soon',
    opening: centeredOpening('We’re working on something new. Say what it is, and when it opens.'),
    sections: ['newsletter-centered', 'contact-details'],
  },
  splash: {
    name: 'Splash page',
    opening: {
      ...{ id: 'opening', name: 'Opening', keywords: '', settings: { ...on('tint'), height: 'screen' } },
      blocks: [
        text(
          across(at(2, 10, 1), 'center'),
          '<h1 class="align-center"></h1><p class="align-center">One sentence that makes people curious.</p>',
          'display',
        ),
        button(across(at(5, 4, 3), 'center'), 'Enter', '/home'),
      ],
    },
    sections: [],
  },
}

/**
 * The content of a ready-made page.
 * @param title as HTML
 */
export function readyPageContent(id: ReadyPageId, title: string, things: SiteThings, newId: () => string): PageContent {
  const { opening: first, sections } = readyPages[id]
  const named = {
    ...first,
    blocks: first.blocks.map((block) =>
      block.type === 'text'
        ? { ...block, settings: { ...block.settings, html: withTitle(block.settings.html ?? '', title) } }
        : block,
    ),
  }
  const shown = sections.map((one) => every.find((section) => section.id === one)!)
  return addReadySections(
    { sections: {}, blocks: {} },
    [named, ...shown.filter((section) => isOffered(section, things))],
    things,
    newId,
  )
}

const withTitle = (html: string, title: string) => html.replace('</h1>', () => `${title}</h1>`)
