import { z } from 'zod'
import type { PayPal } from './paypal-client.ts'
import { paypalEventTypes } from './paypal-events.ts'
import { refusalOf } from './refusal-of.ts'

/** PayPal's answer about keys. */
export type CheckedKeys =
  | { readonly kind: 'valid' }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'away' }

/** Asks PayPal whether keys are valid. It never throws. */
export async function checkKeys(paypal: PayPal): Promise<CheckedKeys> {
  try {
    await paypal.checkKeys()
    return { kind: 'valid' }
  } catch (error) {
    const refusal = refusalOf(error)
    return refusal ? { kind: 'refused', words: refusal.words } : { kind: 'away' }
  }
}

const webhookSchema = z.object({ id: z.string(), url: z.string() })

/**
 * Asks PayPal to send events to a site. @returns the id of the webhook, with which PayPal verifies them; null when PayPal
 * cannot reach the URL, or refuses: the owner does it by hand then, and payments work without
 */
export async function subscribeToEvents(paypal: PayPal, url: string): Promise<string | null> {
  if (!url.startsWith('https:')) return null
  const types = paypalEventTypes.map((name) => ({ name }))
  try {
    const { webhooks } = await paypal.call(
      'GET',
      '/v1/notifications/webhooks',
      z.object({ webhooks: z.array(webhookSchema).default([]) }),
    )
    // PayPal has one webhook for a URL: it stays when an owner disconnects.
    const known = webhooks.find((webhook) => webhook.url === url)
    const { id } = known
      ? await paypal.call(
          'PATCH',
          `/v1/notifications/webhooks/${encodeURIComponent(known.id)}`,
          webhookSchema,
          JSON.stringify([{ op: 'replace', path: '/event_types', value: types }]),
        )
      : await paypal.call(
          'POST',
          '/v1/notifications/webhooks',
          webhookSchema,
          JSON.stringify({ url, event_types: types }),
        )
    return id
  } catch {
    return null
  }
}
