import { get } from 'node:http'
import autocannon from 'autocannon'
import { checkoutOf, destination } from './buy-once.mjs'

/** The headers of a browser that has its CSRF token. `fetch` cannot send another Host header, so it is not used. */
async function visitorHeaders(server, shop) {
  const cookies = await new Promise((resolve, reject) => {
    get(`${server.url}/api/crumb`, { headers: { host: shop.host } }, (reply) => {
      reply.resume().on('end', () => resolve(reply.headers['set-cookie'] ?? []))
    }).on('error', reject)
  })
  const cookie = cookies.find((one) => one.startsWith('crumb='))
  const crumb = decodeURIComponent(cookie.split(';')[0].slice('crumb='.length))
  return { host: shop.host, 'content-type': 'application/json', 'x-csrf-token': crumb, cookie: `crumb=${crumb}` }
}

const addPath = '/api/commerce/shopping-cart/entries'
let turn = 0
const addition = (shop) => {
  turn += 1
  const { itemId, sku } = shop.variants[turn % shop.variants.length]
  return JSON.stringify({ itemId, sku, quantity: 1 })
}

async function run(options, perCycle = 1) {
  const result = await autocannon(options)
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} bad answers, ${result.errors} errors: ${JSON.stringify(result.statusCodeStats)}`)
  }
  const rate = Math.round(result.requests.average / perCycle)
  return [rate, `/s (p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms)`]
}

const cookiesOf = (headers) =>
  [headers['set-cookie'] ?? headers['Set-Cookie'] ?? []].flat().map((one) => one.split(';')[0])

export const buying = {
  /** Each request creates a new cart. */
  async freshCarts(server, shop, seconds) {
    const headers = await visitorHeaders(server, shop)
    const request = {
      method: 'POST',
      path: addPath,
      headers,
      setupRequest: (one) => ({ ...one, body: addition(shop) }),
    }
    return run({ url: server.url, connections: 16, duration: seconds, requests: [request] })
  },

  /** Every connection fills a cart of its own, up to twenty lines. */
  async oneMoreLine(server, shop, seconds) {
    const headers = await visitorHeaders(server, shop)
    const request = {
      method: 'POST',
      path: addPath,
      setupRequest(one, context) {
        context.count = (context.count ?? 0) + 1
        if (context.count % 20 === 1) context.cart = ''
        return { ...one, headers: { ...headers, cookie: `${headers.cookie}; ${context.cart}` }, body: addition(shop) }
      },
      onResponse(status, _body, context, replyHeaders) {
        const cookies = cookiesOf(replyHeaders)
        if (status === 200 && cookies.length > 0) context.cart = cookies.join('; ')
      },
    }
    return run({ url: server.url, connections: 16, duration: seconds, requests: [request] })
  },

  /** Add, set the destination, pay by transfer: three requests make one order. */
  async checkouts(server, shop, seconds) {
    const headers = await visitorHeaders(server, shop)
    const withCart = (one, context, body) => ({
      ...one,
      headers: { ...headers, cookie: `${headers.cookie}; ${context.cart}` },
      body: JSON.stringify(body),
    })
    const requests = [
      {
        method: 'POST',
        path: addPath,
        headers,
        setupRequest: (one) => ({ ...one, headers, body: addition(shop) }),
        onResponse(_status, _body, context, replyHeaders) {
          context.cart = cookiesOf(replyHeaders).join('; ')
        },
      },
      {
        method: 'PUT',
        path: '/api/commerce/shopping-cart/shipping-location',
        setupRequest: (one, context) => withCart(one, context, destination),
        onResponse(_status, body, context) {
          context.total = JSON.parse(body).shoppingCart.grandTotalCents
        },
      },
      {
        method: 'POST',
        path: '/api/commerce/checkout/orders',
        setupRequest: (one, context) => withCart(one, context, checkoutOf(context.total)),
        onResponse(status, body) {
          if (status !== 200 || JSON.parse(body).state !== 'placed') throw new Error(`An order was not placed: ${body}`)
        },
      },
    ]
    return run({ url: server.url, connections: 8, duration: seconds, requests }, requests.length)
  },
}
