import { describe, expect, test } from 'vitest'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, orderBody } from '#server/testing/buy.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { placeOrderCall } from '#shared/checkout/schema.ts'
import { customerColumns, getCustomerCall, listCustomersCall } from '#shared/customers/api.ts'
import { importCustomersCall } from '#shared/customers/import-api.ts'
import { addSubscriberCall, listSubscribersCall, removeSubscribersCall } from '#shared/newsletter/owner-api.ts'

const app = await startTestApp()

async function openShop() {
  const website = await app.buildWebsite()
  return { website, owner: await app.owner(website) }
}

const importFile = (owner: Browser, csv: string, changes: object = {}) =>
  owner.call(importCustomersCall, { body: { csv, consent: null, isDryRun: false, ...changes } })
const list = async (owner: Browser) =>
  (await owner.call(listCustomersCall, {})).body.customers.toSorted((one, other) => (one.email < other.email ? -1 : 1))
const subscribers = async (owner: Browser) =>
  (await owner.call(listSubscribersCall, {})).body.subscribers.filter(({ state }) => state === 'confirmed')

const shopify = `First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags
Ada,Byron,Ada@Example.com,yes,,12 Kiln Lane,,Portland,OR,US,97201,,'+15035550100,no,20.00,1,Call first.,no,"vip, press"
Bea,Luk,bea@example.com,no,,,,,,,,,,no,0.00,0,,no,`
const woocommerce = `Name,Username,Last active,Sign up,Email,Orders,Total spend,AOV,Country / Region,City,Region,Postal code
Ada Maria Byron,ada,2026-01-01,2025-01-01,ada@example.com,3,60.00,20.00,US,Portland,OR,97201`
const squarespace = `Email,First Name,Last Name,Phone,Address 1,Address 2,City,State,Zip,Country,Subscriber
ada@example.com,Ada,Byron,+1 503 555 0100,12 Kiln Lane,,Portland,OR,97201,United States,Yes`

describe('a file', () => {
  test.each([
    ['Shopify', shopify, 'Ada Byron'],
    ['WooCommerce', woocommerce, 'Ada Maria Byron'],
    ['Squarespace', squarespace, 'Ada Byron'],
  ])('of %s is read: name, country and what else it has', async (_, csv, name) => {
    const { owner } = await openShop()
    await importFile(owner, csv)
    const [ada] = await list(owner)
    expect(ada).toMatchObject({ email: 'ada@example.com', name, country: 'US', orders: 0 })
    expect(await subscribers(owner)).toEqual([])
  })

  test('is first only checked: a dry run says the same and writes nothing', async () => {
    const { owner } = await openShop()
    const csv = `${shopify}\nnobody,,not an address,,,,,,,,,,,,,,,,\nAgain,,ada@example.com,,,,,,,,,,,,,,,,`
    const { batchId: none, ...plan } = (await importFile(owner, csv, { isDryRun: true })).body
    expect([none, await list(owner)]).toEqual([null, []])
    expect(plan).toMatchObject({ rows: 4, added: 2, known: 0, repeated: 1, wrongCount: 1 })
    expect(plan.wrong).toEqual([{ line: 4, email: 'not an address' }])
    const { batchId, ...done } = (await importFile(owner, csv)).body
    expect([done, typeof batchId]).toEqual([plan, 'string'])
    // A second import changes nothing.
    expect((await importFile(owner, csv)).body).toMatchObject({ added: 0, known: 2, batchId: null })
    const [ada] = await list(owner)
    const { customer } = (await owner.call(getCustomerCall, { parameters: { customerId: ada!.id } })).body
    expect(customer).toMatchObject({
      ...{ source: 'import', phone: '+15035550100', note: 'Call first.', tags: ['press', 'vip'] },
      addresses: [{ addressLine1: '12 Kiln Lane', city: 'Portland', region: 'OR' }],
    })
  })

  test('with longer texts than their fields take says so, by row, and imports the beginning of each', async () => {
    const { owner } = await openShop()
    const tags = Array.from({ length: 51 }, (_, index) => `t${index}`).join(',')
    const csv = [
      'Email,First name,Phone,Note,Tags,Address 1,City,Country',
      'ada@example.com,Ada,1,Call,vip,Kiln Lane,Portland,US',
      `bea@example.com,${'B'.repeat(101)},1,Call,vip,Kiln Lane,${'P'.repeat(101)},US`,
      `cy@example.com,Cy,${'1'.repeat(41)},${'n'.repeat(5001)},"${tags}",,,`,
    ].join('\n')
    const expected = {
      shortened: [
        { line: 3, email: 'bea@example.com', fields: ['name', 'address'] },
        { line: 4, email: 'cy@example.com', fields: ['phone', 'tags', 'note'] },
      ],
      shortenedCount: 2,
    }
    for (const isDryRun of [true, false])
      expect((await importFile(owner, csv, { isDryRun })).body).toMatchObject({ added: 3, ...expected })
    expect((await list(owner))[1]).toMatchObject({ name: 'B'.repeat(100) })
    // Customers who are there already stay as they are, so that nothing of theirs is shortened.
    expect((await importFile(owner, csv)).body).toMatchObject({ added: 0, shortened: [], shortenedCount: 0 })
  })

  test('without a column of addresses, or with too many rows, is refused', async () => {
    const { owner } = await openShop()
    expect((await importFile(owner, 'Name\nAda')).code).toBe('customers-unreadable')
    const rows = Array.from({ length: 5_001 }, (_, index) => `c${index}@example.com`)
    expect((await importFile(owner, `Email\n${rows.join('\n')}`)).code).toBe('customers-too-many')
  })

  test.each(customerColumns)('that this shop has exported is read again, in the columns of %s', async (columns) => {
    const [one, other] = [await openShop(), await openShop()]
    await importFile(one.owner, shopify)
    await importFile(other.owner, (await one.owner.request('GET', `/api/owner/customers.csv?columns=${columns}`)).body)
    const compared = async (owner: Browser) => (await list(owner)).map(({ id: _, createdAt: __, ...rest }) => rest)
    expect(await compared(other.owner)).toEqual(await compared(one.owner))
  })
})

describe('consent', () => {
  test('is taken over only with its source, from those who gave it and have not left', async () => {
    const { owner } = await openShop()
    const note = 'Signed up in the old shop'
    const gone = (await addTo(owner, 'gone@example.com'))!
    await owner.call(removeSubscribersCall, { body: { subscriberIds: [gone] } })
    const csv = 'Email,Accepts Marketing\nada@example.com,yes\nbea@example.com,no\ngone@example.com,yes'
    const consent = { listId: 'newsletter', note }
    expect((await importFile(owner, csv, { consent: { ...consent, note: ' ' } })).status).toBe(400)
    expect((await importFile(owner, csv, { consent })).body).toMatchObject({ added: 3, subscribed: 1 })
    expect((await subscribers(owner)).map(({ email }) => email)).toEqual(['ada@example.com'])
    const [ada] = await list(owner)
    const { customer } = (await owner.call(getCustomerCall, { parameters: { customerId: ada!.id } })).body
    expect(customer.subscriptions[0]!.events).toMatchObject([{ kind: 'imported', words: note }])
  })
})

async function addTo(owner: Browser, email: string): Promise<string | undefined> {
  await owner.call(addSubscriberCall, { body: { listId: 'newsletter', email, name: '', note: 'By hand' } })
  return (await subscribers(owner)).find((one) => one.email === email)?.id
}

test('an import is undone, unless one of its customers has ordered since', async () => {
  const { website, owner } = await openShop()
  const { batchId } = (await importFile(owner, shopify)).body
  expect((await undo(owner, batchId)).status).toBe(200)
  expect(await list(owner)).toEqual([])

  const again = (await importFile(owner, shopify)).body.batchId
  const mug = await buildProduct(app, website, { stock: 10 })
  const visitor = app.visitor(website)
  await add(visitor, mug)
  await visitor.call(placeOrderCall, { body: orderBody({ expectedTotalCents: 2500 }) })
  expect(await list(owner)).toMatchObject([{ email: 'ada@example.com', orders: 1 }, { email: 'bea@example.com' }])
  expect((await undo(owner, again)).code).toBe('change-superseded')
})
