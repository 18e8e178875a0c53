import type { ServerResponse } from 'node:http'
import { approve, type FakeAccount } from './fake-account.ts'

/**
 * The page on which a buyer approves an order or leaves, in a window of its own or in place of the shop's page. In a
 * window it tells the page that opened it; else it leads back to the shop.
 */
export function approvalPage(accounts: readonly FakeAccount[], target: URL, response: ServerResponse): void {
  const token = target.searchParams.get('token') ?? ''
  const account = accounts.find(({ orders }) => orders.has(token))
  const order = account?.orders.get(token)
  if (!account || !order) {
    response.writeHead(404).end()
    return
  }
  if (target.searchParams.has('approve')) approve(order)
  const { amount } = order.purchaseUnits![0]!
  const { return_url, cancel_url } = account.ways.get(token)!
  // PayPal adds the order, and the buyer where the order was approved.
  const ways = { approved: `${return_url}&token=${token}&PayerID=P1`, canceled: `${cancel_url}&token=${token}` }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html><title>PayPal</title>
    <h1>Pay ${amount!.value} ${amount!.currencyCode}</h1>
    <button id="approved">Pay now</button> <button id="canceled">Cancel and return to shop</button>
    <script>
      const ways = ${JSON.stringify(ways)}
      for (const button of document.querySelectorAll('button')) button.onclick = async () => {
        if (button.id === 'approved') await fetch(location.href + '&approve=1')
        if (!window.opener) return location.assign(ways[button.id])
        window.opener.postMessage({ paypal: button.id }, '*')
        window.close()
      }
    </script>`)
}
