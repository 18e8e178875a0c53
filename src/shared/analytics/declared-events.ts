import { z } from 'zod'

/** An event that pages report: its content besides what every event has, and when it happens. */
interface DeclaredEvent {
  readonly when: string
  readonly content: z.ZodRawShape
}

const text = z.string().max(2_000)
const amount = z.union([z.number(), z.string().max(40)])
const product = { object_identifier: text.nullish() }

/** An order as purchases report it (docs/compatibility.md#events). */
const order = z.looseObject({
  id: text.min(1),
  purchasedCartId: text.nullish(),
  testMode: z.boolean().nullish(),
  websiteId: text.nullish(),
  grandTotal: amount,
  shippingTotal: amount.nullish(),
  taxTotal: amount.nullish(),
  items: z
    .array(z.looseObject({ sku: text.nullish(), productName: text, quantity: z.number(), unitPrice: amount }))
    .max(500),
})

/** The panels of the studio that report when something in them is pressed. */
const interfacePanels = ['api-keys', 'inventory'] as const
export type InterfacePanel = (typeof interfacePanels)[number]

/** Every event that pages of sites send, declared once. Others are counted too, and not checked. */
export const declaredEvents = {
  CommerceShopping_VisitPDP: { when: 'A product page is opened', content: product },
  AddToCart: { when: 'A product is added to the cart', content: product },
  ViewCart: { when: 'The cart is opened', content: {} },
  RemoveFromCart: { when: 'A product is taken out of the cart', content: product },
  ReviewsTab: { when: 'The reviews of a product are opened', content: product },
  ReviewsVitalsAnchorLink: { when: 'The stars of a product are pressed', content: product },
  RelatedProductDisplay: { when: 'Related products come into view', content: product },
  RelatedProductAddToCart: { when: 'A related product is added to the cart', content: product },
  RelatedProductClick: { when: 'A related product is opened', content: product },
  AccessDeniedPageView: { when: 'A page for members is opened without access', content: {} },
  AccessDeniedCTA: { when: 'The button to join is pressed', content: {} },
  VideoListsPageView: { when: 'A list of lessons is opened', content: {} },
  VideoDetailsPageView: { when: 'A lesson is opened', content: product },
  ClicksThirdPartyVideo: {
    when: 'A video of another company is started',
    content: { destination_url: text.nullish() },
  },
  Search: { when: 'Someone searches', content: {} },
  Lead: { when: 'A form is sent', content: {} },
  ViewContent: { when: 'A product or post is opened', content: product },
  Purchase: { when: 'An order is placed', content: { order } },
  CompleteRegistration: { when: 'An account is made', content: {} },
  'newsletter-subscribe': { when: 'A newsletter form is sent', content: {} },
  'interface-click': {
    when: 'Staff press something in the panels of API keys and inventory',
    content: { object_identifier: z.enum(interfacePanels) },
  },
} as const satisfies Readonly<Record<string, DeclaredEvent>>
export type EventName = keyof typeof declaredEvents

export const isDeclared = (name: string): name is EventName => Object.hasOwn(declaredEvents, name)
