import { type FakeAccount, found, StripeRefusal } from './fake-account.ts'
import { createSession, sessionOf } from './fake-cards.ts'
import { cancelIntent, confirmIntent, createIntent, updateIntent, withCard } from './fake-intents.ts'
import { createRefund } from './fake-refunds.ts'
import { confirmSetup, createSetup } from './fake-setups.ts'

/** Answers one request. @throws StripeRefusal as Stripe refuses it */
export function answerStripe(account: FakeAccount, method: string, url: URL, body: URLSearchParams): object {
  const [, , resource, id, step] = url.pathname.split('/')
  const request =
    resource === 'checkout' && step ? 'GET checkout/session' : `${method} ${resource}${step ? `/${step}` : ''}`
  switch (request) {
    case 'GET account':
      return { id: 'acct_tideline', object: 'account', settings: { dashboard: { display_name: 'Tideline Pottery' } } }
    case 'GET payment_intents':
      return id
        ? withCard(account, found(account.intents, id), url)
        : { object: 'list', data: [], has_more: false, url: url.pathname }
    case 'POST payment_intents':
      return id ? updateIntent(found(account.intents, id), body) : createIntent(account, body)
    case 'POST payment_intents/confirm':
      return confirmIntent(account, found(account.intents, id), body)
    case 'POST customers':
      return { id: `cus_${body.get('metadata[payment]')}`.slice(0, 40), object: 'customer' }
    case 'POST checkout':
      return createSession(account, body)
    case 'GET checkout/session':
      return sessionOf(account, url)
    case 'GET setup_intents':
      return withCard(account, found(account.setups, id), url)
    case 'POST setup_intents':
      return id ? updateIntent(found(account.setups, id), body) : createSetup(account, body)
    case 'POST setup_intents/confirm':
      return confirmSetup(account, found(account.setups, id), body)
    case 'POST setup_intents/cancel':
      return cancelIntent(found(account.setups, id))
    case 'POST payment_intents/cancel':
      return cancelIntent(found(account.intents, id))
    case 'GET refunds': {
      if (id) return found(account.refunds, id)
      const data = [...account.refunds.values()].filter(
        ({ payment_intent }) => payment_intent === url.searchParams.get('payment_intent'),
      )
      return { object: 'list', data, has_more: false, url: url.pathname }
    }
    case 'POST refunds':
      return createRefund(account, body)
    case 'GET disputes':
      return found(account.disputes, id)
    case 'POST webhook_endpoints':
      return { id: 'we_1', object: 'webhook_endpoint', secret: 'whsec_tidelinesigning', url: body.get('url') }
    default:
      throw new StripeRefusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${request}).` })
  }
}
