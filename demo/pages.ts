import type { pageForms } from './page-forms.ts'

/** Where a block of the demo is on the grid of its section; absent: below the block before it, across all columns. */
interface DemoPlace {
  readonly area?: { readonly row: number; readonly column: number; readonly rows: number; readonly columns: number }
  readonly align?: {
    readonly x: 'start' | 'center' | 'end' | 'stretch'
    readonly y: 'start' | 'center' | 'end' | 'stretch'
  }
  readonly isSticky?: boolean
}

/** A block of the demo; URLs of products and categories, and names of forms, become ids when the demo is created. */
export type DemoBlock = DemoPlace &
  (
    | { readonly type: 'text'; readonly html: string; readonly size?: 'large' | 'display' }
    | {
        readonly type: 'image'
        readonly picture: string
        readonly caption?: string
        readonly href?: string
        readonly fit?: 'fill'
      }
    | {
        readonly type: 'image'
        readonly picture: string
        readonly design: 'poster' | 'card' | 'overlap' | 'collage' | 'stack'
        readonly title: string
        readonly text: string
        readonly buttonLabel: string
        readonly href: string
      }
    | {
        readonly type: 'gallery'
        readonly items: readonly { readonly picture: string; readonly title?: string; readonly description?: string }[]
        readonly settings: Readonly<Record<string, string | number | boolean>>
      }
    | { readonly type: 'button'; readonly label: string; readonly href: string }
    | {
        readonly type: 'product-list'
        readonly title: string
        readonly category?: string
        readonly products?: readonly string[]
        readonly count: number
      }
    | {
        readonly type: 'summary'
        readonly title: string
        readonly collection: string
        readonly design: 'wall' | 'carousel' | 'list' | 'grid'
        readonly count: number
      }
    | { readonly type: 'form'; readonly form: keyof typeof pageForms }
    | { readonly type: 'accordion'; readonly questions: readonly (readonly [question: string, answer: string])[] }
    | { readonly type: 'map'; readonly name: string; readonly address: string; readonly coordinates: string }
  )

export interface DemoPage {
  readonly urlId: string
  readonly title: string
  readonly seoTitle: string
  readonly seoDescription: string
  /** Linked from another page, not from the navigation. */
  readonly isHidden?: boolean
  readonly sections: readonly (readonly DemoBlock[])[]
}

const left = { column: 1, columns: 7 }
const right = { column: 8, columns: 5 }
const narrowLeft = { column: 1, columns: 5 }
const wideRight = { column: 6, columns: 7 }
const edgeToEdge = { column: 0, columns: 14 }
const centered = { x: 'stretch', y: 'center' } as const
const atEnd = { x: 'stretch', y: 'end' } as const
const asWideAsItsLabel = { x: 'start', y: 'start' } as const
const filling = { align: { x: 'stretch', y: 'stretch' }, fit: 'fill' } as const

/** The rows of a picture of 16:9 that is seven columns wide. */
const PICTURE_ROWS = 18

export const pages: readonly DemoPage[] = [
  {
    urlId: '',
    title: 'Tidemill',
    seoTitle: 'Tidemill, stoneware from an old tide mill in Maine',
    seoDescription: 'Mugs, bowls, plates and vases, thrown and glazed by hand in Rockport, Maine.',
    sections: [
      [
        {
          type: 'text',
          html: '<h1>Pots that like to be used</h1>',
          size: 'display',
          area: { row: 1, rows: 8, ...left },
        },
        {
          type: 'text',
          html: '<p>Stoneware, thrown and glazed by hand in an old tide mill on the coast of Maine. We fire on Tuesdays and open the kiln on Thursdays.</p>',
          size: 'display',
          area: { row: 1, rows: 4, ...right },
        },
        {
          type: 'button',
          label: 'See the shop',
          href: '/shop',
          area: { row: 6, rows: 3, ...right },
          align: asWideAsItsLabel,
        },
        { type: 'image', picture: 'home-shelf', area: { row: 11, rows: 29, ...edgeToEdge }, ...filling },
      ],
      [
        {
          type: 'product-list',
          title: 'Out of the kiln this week',
          products: [
            'harbor-mug',
            'wide-bowl',
            'shoulder-vase',
            'morning-cup',
            'bottle-vase',
            'dinner-plate',
            'pitcher',
            'bud-vase',
          ],
          count: 8,
        },
      ],
      [
        {
          type: 'image',
          picture: 'table-window',
          href: '/shop/table',
          area: { row: 1, rows: PICTURE_ROWS, ...left },
          align: centered,
        },
        {
          type: 'text',
          html: '<h2>A table, one piece at a time</h2><p>Start with one plate and add more over time. Our glazes rarely change, so what you buy next winter will match what you buy today.</p>',
          area: { row: 1, rows: 11, ...right },
          align: atEnd,
        },
        {
          type: 'button',
          label: 'Plates and bowls',
          href: '/shop/table',
          area: { row: 13, rows: 2, ...right },
          align: asWideAsItsLabel,
        },
      ],
      [{ type: 'image', picture: 'hands-wheel', href: '/shop/p/wheel-workshop' }],
      [
        {
          type: 'product-list',
          title: 'Workshops, sets and gifts',
          // 'See all' links to their category.
          category: 'studio',
          products: ['wheel-workshop', 'glaze-notebook', 'seconds-box', 'breakfast-set'],
          count: 4,
        },
      ],
      [{ type: 'summary', title: 'From the journal', collection: 'journal', design: 'grid', count: 3 }],
    ],
  },
  {
    urlId: 'about',
    title: 'About',
    seoTitle: 'About Tidemill',
    seoDescription: 'Two potters, three kilns and an old tide mill in Rockport, Maine.',
    sections: [
      [
        {
          type: 'text',
          html: '<h1>Two potters, three kilns, one tide</h1>',
          area: { row: 1, rows: 6, ...left },
        },
        {
          type: 'text',
          html: '<p>The mill ground corn until 1911 and then stood empty until 2016, when Nora Quill set up her first wheel here. Sam Oyelaran came to a workshop the next spring and stayed.</p>',
          size: 'large',
          area: { row: 1, rows: 6, ...right },
        },
      ],
      [
        {
          type: 'image',
          picture: 'potters-shelf',
          caption: 'Nora and Sam choose pots for the shop.',
          area: { row: 1, rows: PICTURE_ROWS, ...wideRight },
          align: centered,
        },
        {
          type: 'text',
          html: '<h2>How a pot is made here</h2><p>We throw on Mondays and trim on Wednesdays. Pots dry for a week above the old millrace, where the damp air keeps them from cracking. The first firing takes a day, glazing an afternoon, and the second firing a night. About one pot in nine is lost.</p><p>The clay comes from Massachusetts, and the ash in our celadon comes from our own wood stove.</p>',
          area: { row: 1, rows: PICTURE_ROWS, ...narrowLeft },
          align: centered,
        },
      ],
      [
        {
          type: 'image',
          picture: 'kiln-open',
          caption: 'Thursday morning, when we open the kiln.',
          area: { row: 1, rows: PICTURE_ROWS, ...left },
          align: centered,
        },
        {
          type: 'text',
          html: '<h2>Visit</h2><p>4 Mill Cove Road, Rockport, Maine. Open Thursday to Saturday, 10 to 4. Come in for a coffee and see what is new, or <a href="/mill">look around the mill</a> first.</p>',
          area: { row: 1, rows: PICTURE_ROWS, ...right },
          align: centered,
        },
      ],
      [
        {
          type: 'image',
          picture: 'mill-shelf',
          caption: 'The shelves in the mill.',
          area: { row: 1, rows: PICTURE_ROWS, ...wideRight },
          align: centered,
        },
        {
          type: 'text',
          html: '<h2>Throw your own</h2><p>On Saturday afternoons up to six people learn to center the clay and shape it. You keep two pots, glazed and fired.</p>',
          area: { row: 1, rows: 10, ...narrowLeft },
          align: atEnd,
        },
        {
          type: 'button',
          label: 'Book an afternoon at the wheel',
          href: '/shop/p/wheel-workshop',
          area: { row: 12, rows: 2, ...narrowLeft },
          align: asWideAsItsLabel,
        },
      ],
    ],
  },
  {
    urlId: 'mill',
    title: 'The mill',
    seoTitle: 'Inside the mill',
    seoDescription: 'The wheels, the shelves and the kiln of Tidemill, and pots from this year’s firings.',
    isHidden: true,
    sections: [
      [
        { type: 'text', html: '<h1>Inside the mill</h1>', area: { row: 1, rows: 4, ...left } },
        {
          type: 'text',
          html: '<p>Two wheels, three kilns and a lot of shelves. This is where every pot in the shop comes from.</p>',
          size: 'large',
          area: { row: 1, rows: 4, ...right },
          align: atEnd,
        },
      ],
      [
        {
          type: 'gallery',
          items: [
            { picture: 'workshop-wheel', title: 'The wheel', description: 'Nora throws on Mondays, Sam on Tuesdays.' },
            {
              picture: 'about-bench',
              title: 'The bench',
              description: 'Pots are trimmed here when they are leather hard.',
            },
            { picture: 'mill-shelf', title: 'The shelves', description: 'Pots dry for a week above the old millrace.' },
            { picture: 'kiln-open', title: 'The kiln', description: 'Opened on Thursday mornings.' },
            { picture: 'table-window', title: 'The table', description: 'Everything is used before it is sold.' },
          ],
          settings: {
            design: 'slideshow',
            aspectRatio: 'widescreen',
            showMeta: true,
            metaPosition: 'bottom-left',
            thumbnailStripHeight: 72,
            thumbnailStripMargin: 12,
          },
        },
      ],
      [
        { type: 'text', html: '<h2>From this year’s firings</h2>' },
        {
          type: 'gallery',
          items: [
            { picture: 'moon-jar-room', title: 'Moon jar' },
            { picture: 'bud-vase', title: 'Bud vase' },
            { picture: 'wide-bowl', title: 'Wide bowl' },
            { picture: 'bottle-vase', title: 'Bottle vase' },
            { picture: 'lidded-jar', title: 'Lidded jar' },
            { picture: 'pitcher', title: 'Pitcher' },
            { picture: 'serving-bowl', title: 'Serving bowl' },
            { picture: 'shoulder-vase', title: 'Shoulder vase' },
          ],
          settings: {
            design: 'grid',
            aspectRatio: 'three-four-vertical',
            thumbnailsPerRow: 4,
            padding: 24,
            showMetaBasic: true,
          },
        },
      ],
      [
        {
          type: 'image',
          picture: 'hands-wheel',
          design: 'collage',
          title: 'Throw your own',
          text: 'On Saturday afternoons up to six people learn to center the clay and shape it.',
          buttonLabel: 'Book an afternoon',
          href: '/shop/p/wheel-workshop',
        },
      ],
    ],
  },
  {
    urlId: 'contact',
    title: 'Contact',
    seoTitle: 'Contact Tidemill',
    seoDescription: 'Write to Nora and Sam about an order, a workshop, or a piece made for you.',
    sections: [
      [
        {
          type: 'text',
          html: '<h1>Write to us</h1><p>Ask us about your order, our workshops or a custom piece. We reply within two business days.</p><p>4 Mill Cove Road, Rockport, Maine.<br>Thursday to Saturday, 10 to 4.</p><p>Do you own one of our pots? <a href="/survey">Tell us how it holds up</a>. It takes four minutes, and you can win a cup.</p>',
          area: { row: 1, rows: 1, ...narrowLeft },
          isSticky: true,
        },
        { type: 'form', form: 'contact', area: { row: 1, rows: 1, ...wideRight } },
      ],
      [
        { type: 'text', html: '<h2>Before you write</h2>', area: { row: 1, rows: 3, ...left } },
        {
          type: 'accordion',
          questions: [
            [
              'Can I put the pots in the dishwasher?',
              '<p>Yes, all of them. The two crackle glazes keep their color longer if you wash them in the sink.</p>',
            ],
            [
              'Something arrived broken.',
              '<p>Send us a photo within 14 days. We send you another one or refund it, whichever you prefer.</p>',
            ],
            [
              'Do you make dinner sets to order?',
              '<p>Twice a year, in March and in September. Tell us how many people sit at your table, and which glaze you like.</p>',
            ],
            [
              'Do you sell seconds?',
              '<p>Yes. On the last Saturday of the month you can choose your own dent at the mill. <a href="/shop/p/seconds-box">Boxes of seconds</a> ship all year: we choose the pieces for you.</p>',
            ],
          ],
          area: { row: 4, rows: 12, ...left },
        },
        {
          type: 'map',
          name: 'Tidemill',
          address: '4 Mill Cove Road\nRockport, Maine\nThursday to Saturday, 10 to 4',
          coordinates: '44.1852, -69.0761',
          area: { row: 1, rows: 15, ...right },
        },
      ],
      [{ type: 'image', picture: 'potter-shelf' }],
    ],
  },
  {
    urlId: 'survey',
    title: 'How the pots hold up',
    seoTitle: 'How the pots hold up',
    seoDescription: 'Three short pages about the pot you own. You can win a cup.',
    isHidden: true,
    sections: [
      [
        {
          type: 'text',
          html: '<h1>How do the pots hold up?</h1><p>Tell us about one of our pots that you own. It takes about four minutes, and you can win a cup.</p>',
          area: { row: 1, rows: 1, ...narrowLeft },
          isSticky: true,
        },
        { type: 'form', form: 'survey', area: { row: 1, rows: 1, ...wideRight } },
      ],
    ],
  },
]
