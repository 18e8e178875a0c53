import { createHash } from 'node:crypto'
import type { AdConsent } from '#shared/orders/ad-consent.ts'
import type { PixelEvent } from '#shared/pixels/events.ts'
import type { PurchaseReceiver } from '#shared/pixels/providers.ts'

/** A purchase of a buyer who agreed to marketing. */
export interface Purchase {
  readonly event: PixelEvent
  readonly email: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Scheme and host of the site. */
  readonly origin: string
  readonly consent: AdConsent
}

/** The owner's account at a company. */
export interface ReceiverAccount {
  readonly pixelId: string
  readonly adAccountId: string
  readonly token: string
}

/** A call of a company: it takes a purchase, and answers why not. */
export interface PurchaseCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
}

const hostOf: Readonly<Record<PurchaseReceiver, string>> = {
  meta: 'https://graph.facebook.com',
  tiktok: 'https://business-api.tiktok.com',
  pinterest: 'https://api.pinterest.com',
}

/**
 * The call that reports a purchase to a company, with the id that the buyer's browser uses for it too. Nobody's address
 * or name is in it: the email is hashed, as the companies ask for it.
 * @param apiUrl takes the place of the company's host, where the installation sets one
 */
export function purchaseCall(
  receiver: PurchaseReceiver,
  account: ReceiverAccount,
  purchase: Purchase,
  apiUrl?: string,
): PurchaseCall {
  return builders[receiver](apiUrl ?? hostOf[receiver], account, purchase)
}

type Build = (host: string, account: ReceiverAccount, purchase: Purchase) => PurchaseCall

const builders: Readonly<Record<PurchaseReceiver, Build>> = {
  // https://developers.facebook.com/docs/marketing-api/conversions-api
  meta: (host, { pixelId, token }, { event, email, at, origin, consent: { userAgent, ids } }) => ({
    url: `${host}/v23.0/${pixelId}/events`,
    headers: { authorization: `Bearer ${token}` },
    body: {
      data: [
        {
          ...{ event_name: 'Purchase', event_time: seconds(at), event_id: event.id, event_source_url: `${origin}/` },
          action_source: 'website',
          user_data: {
            em: [hashed(email)],
            client_user_agent: userAgent,
            ...(ids.fbp && { fbp: ids.fbp }),
            ...(ids.fbc && { fbc: ids.fbc }),
          },
          custom_data: {
            ...{ currency: event.currency, value: event.value, order_id: event.id, content_type: 'product' },
            contents: event.items?.map(({ id, quantity, price }) => ({ id, quantity, item_price: price })),
          },
        },
      ],
    },
  }),
  // https://business-api.tiktok.com/portal/docs: Events API 2.0
  tiktok: (host, { pixelId, token }, { event, email, at, origin, consent: { userAgent, ids } }) => ({
    url: `${host}/open_api/v1.3/event/track/`,
    headers: { 'access-token': token },
    body: {
      event_source: 'web',
      event_source_id: pixelId,
      data: [
        {
          ...{ event: 'Purchase', event_time: seconds(at), event_id: event.id },
          user: { email: hashed(email), user_agent: userAgent, ...(ids.ttp && { ttp: ids.ttp }) },
          page: { url: `${origin}/` },
          properties: {
            ...{ currency: event.currency, value: event.value, order_id: event.id, content_type: 'product' },
            contents: event.items?.map(({ id, name, quantity, price }) => ({
              ...{ content_id: id, content_name: name, quantity, price },
            })),
          },
        },
      ],
    },
  }),
  // https://developers.pinterest.com/docs/api/v5/events-create
  pinterest: (host, { adAccountId, token }, { event, email, at, origin, consent: { userAgent, ids } }) => ({
    url: `${host}/v5/ad_accounts/${adAccountId}/events`,
    headers: { authorization: `Bearer ${token}` },
    body: {
      data: [
        {
          ...{ event_name: 'checkout', event_time: seconds(at), event_id: event.id, event_source_url: `${origin}/` },
          action_source: 'web',
          user_data: {
            em: [hashed(email)],
            client_user_agent: userAgent,
            ...(ids.epik && { click_id: ids.epik }),
          },
          custom_data: {
            ...{ currency: event.currency, value: String(event.value), order_id: event.id },
            content_ids: event.items?.map(({ id }) => id),
            contents: event.items?.map(({ quantity, price }) => ({ quantity, item_price: String(price) })),
            num_items: event.items?.reduce((sum, { quantity }) => sum + quantity, 0),
          },
        },
      ],
    },
  }),
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)

/** As the companies hash what they compare: trimmed, in small letters, SHA-256. */
const hashed = (email: string): string => createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
