import {
  captureAlone,
  captureOrder,
  createOrder,
  type FakeAccount,
  type FakeAnswer,
  orderOfCapture,
  refundCapture,
} from './fake-account.ts'
import { createSetup, keepSetup } from './fake-vault.ts'
import { PayPalRefuses } from './paypal-refuses.ts'
import { toWire } from './to-wire.ts'

interface FakeRequest {
  /** Of the fake. */
  readonly url: string
  readonly target: URL
  readonly method: string
  readonly body: string
  readonly verify: (body: string) => boolean
}

/** Answers one request. @throws PayPalRefuses as PayPal refuses it */
export function answerPayPal(account: FakeAccount, { url, target, method, body, verify }: FakeRequest): FakeAnswer {
  const [, , group, resource, id, step] = target.pathname.split('/')
  const request = `${method} ${group}/${resource}${id ? '/:id' : ''}${step ? `/${step}` : ''}`
  const json = () => JSON.parse(body || '{}')
  const ok = (value: object, status = 200): FakeAnswer => ({ status, value: toWire(value) as object })
  switch (request) {
    case 'POST checkout/orders':
      return ok(createOrder(account, url, json()), 201)
    case 'GET checkout/orders/:id':
      return ok(found(account.orders.get(id!)))
    case 'POST checkout/orders/:id/capture':
      return ok(captureOrder(account, url, found(account.orders.get(id!))), 201)
    case 'GET payments/captures/:id':
      return ok(captureAlone(found(orderOfCapture(account, id))))
    case 'POST payments/captures/:id/refund':
      return ok(refundCapture(account, url, found(orderOfCapture(account, id)), json()), 201)
    case 'GET vault/payment-tokens/:id':
      return ok(found(account.tokens.get(id!)))
    case 'POST vault/payment-tokens':
      return ok(keepSetup(account, json().payment_source.token.id), 201)
    case 'POST vault/setup-tokens':
      return ok(createSetup(account, url, json()), 201)
    case 'GET vault/setup-tokens/:id':
      return ok(found(account.setups.get(id!)))
    case 'GET customer/disputes/:id':
      return ok(found(account.disputes.get(id!)))
    case 'POST notifications/verify-webhook-signature':
      return ok({ verification_status: verify(body) ? 'SUCCESS' : 'FAILURE' })
    case 'GET notifications/webhooks':
      return ok({ webhooks: [...account.webhooks.values()] })
    case 'POST notifications/webhooks': {
      const webhook = { id: 'WH0TIDELINE00001', ...json() }
      if ([...account.webhooks.values()].some((known) => known.url === webhook.url))
        throw new PayPalRefuses(400, 'WEBHOOK_URL_ALREADY_EXISTS')
      account.webhooks.set(webhook.id, webhook)
      return ok(webhook, 201)
    }
    case 'PATCH notifications/webhooks/:id': {
      const webhook = found(account.webhooks.get(id!))
      webhook.event_types = json()[0].value
      return ok(webhook)
    }
    default:
      throw new PayPalRefuses(404, 'RESOURCE_NOT_FOUND', undefined, `There is no ${request}.`)
  }
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (!thing) throw new PayPalRefuses(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
  return thing
}
