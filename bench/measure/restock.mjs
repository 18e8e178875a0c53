import { once } from 'node:events'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { fill } from './fill.mjs'
import { openFilling } from './filling.mjs'
import { startServer } from './server.mjs'

const PEOPLE = 100_000
const GROUPS = '/api/site-users/account/notifications/restock/groups'

/** How long it takes to write the emails to 100,000 people who wait for one variant, and how long a buyer waits meanwhile. */
export async function measureRestock(folder, add) {
  const data = join(folder, 'restock')
  const shop = await fill({ data, products: 20, variants: 3, sites: 1 })
  const filling = await openFilling({ data })
  const [variant] = await filling.rows('select website_id, id, product_id from variants order by id limit 1')
  await filling.run(`update variants set qty_in_stock = 0, unlimited = 0 where id = '${variant.id}'`)
  await filling.insert('restock_requests', requests(variant))
  await filling.close()
  // A shop that cannot send emails writes none to those who wait.
  const mail = await takeEmails()
  const server = await startServer({ data, env: { SMTP_URL: `smtp://127.0.0.1:${mail.server.address().port}` } })
  try {
    const owner = await signIn(server)
    add('restock: list 100,000 people by variant', ...(await median(() => readGroups(server, owner))), '≤ 100')
    const began = performance.now()
    const raised = await fetch(`${server.url}/api/owner/stock`, {
      method: 'PUT',
      headers: owner,
      body: JSON.stringify({ changes: [{ kind: 'set', variantId: variant.id, quantity: PEOPLE }] }),
    })
    if (!raised.ok) throw new Error(`The stock was not raised: ${await raised.text()}`)
    const waits = []
    for (;;) {
      const asked = performance.now()
      const page = await fetch(server.url + shop.productPath)
      await page.text()
      waits.push(performance.now() - asked)
      if ((await readGroups(server, owner)).signUpGroups.length === 0) break
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const seconds = (performance.now() - began) / 1000
    add('restock send to 100,000 people', Math.round(seconds * 10) / 10, 's', '≤ 60')
    const slow = waits.sort((one, other) => one - other)[Math.floor(waits.length * 0.95)]
    add('restock: a product page meanwhile, p95', Math.round(slow * 10) / 10, 'ms', '≤ 200')
  } finally {
    await server.stop()
    mail.close()
  }
}

/** A mail server that takes every email and keeps none. */
async function takeEmails() {
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  })
  mail.listen(0, '127.0.0.1')
  await once(mail.server, 'listening')
  return mail
}

function* requests({ website_id, id: variant_id, product_id }) {
  for (let number = 0; number < PEOPLE; number += 1) {
    const id = `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`
    const facts = { email: `person-${number}@example.com`, language: 'en-US', origin: 'https://shop.example' }
    const times = { requested_at: 1_763_900_000_000 + number, sent_at: null, sent_by: null }
    yield { website_id, id, product_id, variant_id, ...facts, ...times }
  }
}

/** The headers of the owner, who is signed in. */
export async function signIn(server) {
  const reply = await fetch(`${server.url}/api/sign-in`)
  const crumbOf = (answer) => answer.headers.getSetCookie().find((one) => one.startsWith('crumb='))
  const crumb = decodeURIComponent(crumbOf(reply).split(';')[0].slice('crumb='.length))
  const signedIn = await fetch(`${server.url}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': crumb, cookie: `crumb=${crumb}` },
    body: JSON.stringify({ email: 'owner@example.com', password: 'kettle harbor slow green' }),
  })
  if (!signedIn.ok) throw new Error(`The owner was not let in: ${await signedIn.text()}`)
  const cookies = signedIn.headers.getSetCookie().map((one) => one.split(';')[0])
  const token = decodeURIComponent(cookies.find((one) => one.startsWith('crumb=')).slice('crumb='.length))
  return { 'content-type': 'application/json', 'x-csrf-token': token, cookie: cookies.join('; ') }
}

async function readGroups(server, { cookie }) {
  const reply = await fetch(server.url + GROUPS, { headers: { cookie } })
  if (!reply.ok) throw new Error(`The groups were not listed: ${await reply.text()}`)
  return reply.json()
}

async function median(work) {
  const times = []
  for (let round = 0; round < 15; round += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return [Math.round(times.sort((one, other) => one - other)[7] * 10) / 10, 'ms']
}
