import type { ServerResponse } from 'node:http'
import { approve, type FakeAccount } from './fake-account.ts'
import { approveSetup } from './fake-vault.ts'

/**
 * The page on which a buyer approves an order, or has their account kept, or leaves; in a window of its own or in place of
 * the shop's page. In a window it tells the page that opened it; else it leads back to the shop.
 */
export function approvalPage(accounts: readonly FakeAccount[], target: URL, response: ServerResponse): void {
  const asked = askedIn(accounts, target)
  if (!asked) {
    response.writeHead(404).end()
    return
  }
  if (target.searchParams.has('approve')) asked.agree()
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html><title>PayPal</title>
    <h1>${asked.title}</h1>
    <button id="approved">${asked.button}</button> <button id="canceled">Cancel and return to shop</button>
    <script>
      const ways = ${JSON.stringify(asked.ways)}
      for (const button of document.querySelectorAll('button')) button.onclick = async () => {
        if (button.id === 'approved') await fetch(location.href + '&approve=1')
        if (!window.opener) return location.assign(ways[button.id])
        window.opener.postMessage({ paypal: button.id }, '*')
        window.close()
      }
    </script>`)
}

/** What a buyer is asked; null for something that nobody has made. */
function askedIn(accounts: readonly FakeAccount[], { searchParams }: URL) {
  const id = searchParams.get('token') ?? searchParams.get('approval_session_id') ?? ''
  for (const account of accounts) {
    const [order, setup, ways] = [account.orders.get(id), account.setups.get(id), account.ways.get(id)]
    if (order && ways) {
      const { amount } = order.purchaseUnits![0]!
      return {
        title: `Pay ${amount!.value} ${amount!.currencyCode}`,
        button: 'Pay now',
        agree: () => approve(order),
        // PayPal adds the order, and the buyer where the order was approved.
        ways: { approved: `${ways.return_url}&token=${id}&PayerID=P1`, canceled: `${ways.cancel_url}&token=${id}` },
      }
    }
    if (setup && ways)
      return {
        title: 'Save PayPal for later payments',
        button: 'Agree and continue',
        agree: () => approveSetup(setup),
        ways: {
          approved: `${ways.return_url}&approval_token_id=${id}&approval_session_id=${id}`,
          canceled: ways.cancel_url,
        },
      }
  }
  return null
}
