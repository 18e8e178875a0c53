import { describe, expect, test } from 'vitest'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import type { Contract } from '#shared/http/contract.ts'
import { may, permissions, rolePermissions, roles } from '#shared/roles/rules.ts'
import { signOutCall } from '#shared/sign-in/schema.ts'
import { fillPath, nameOf } from './fill-path.ts'

/** Routes without a contract. Each has a reason why everybody may use it. */
const openToAll = [
  // The page asks whether to show the set-up, before there is a website.
  /^(GET|HEAD) \/api\/sign-in$/,
  /^POST \/api\/set-up$/,
  // Answers that there is no such call.
  /^[A-Z]+ \/api\/\*$/,
  /^(GET|HEAD) \/api\/docs/,
  /^(GET|HEAD) \/(healthz|readyz|metrics)$/,
  // What every visitor sees, and the studio's empty page.
  /^(GET|HEAD) \/(?!api\/)/,
  // Forms without JavaScript; they check the CSRF token themselves.
  /^POST \/cart\/(add|again|change|discount|estimate)$/,
  // The form of the footer, and the signed links in emails; mail programs have no CSRF token.
  /^POST \/s\/(popup|restock)$/,
  /^POST \/s\/restock\/unsubscribe$/,
  /^POST \/cart\/reminders\/unsubscribe$/,
  /^POST \/newsletter\/(subscribe|confirm|unsubscribe)$/,
  // Changes nothing but the currency that the visitor sees.
  /^POST \/currency$/,
  // It only reads, and tries are counted.
  /^POST \/gift-card\/balance$/,
  // A statement without account; senders are counted.
  /^POST \/withdrawal$/,
  // A return without account: the key of the order allows it.
  /^POST \/order\/:orderId\/return$/,
  // Reviews without account, and the end of the emails that ask for them: the key in the link allows it.
  /^POST \/order\/:orderId\/reviews(\/stop)?$/,
  /^POST \/tax-exemption$/,
  /^POST \/your-prices$/,
  // The token of a cart, and the key of a subscription, allow them.
  /^POST \/subscribe$/,
  /^POST \/donate\/:productId$/,
  /^POST \/subscription\/:subscriptionId$/,
  /^POST \/(:first(\/:second)?)?$/,
  // Returns the allowed methods of a URL.
  /^(PUT|PATCH|DELETE|POST|OPTIONS) \/\*$/,
]

const served: string[] = []
const app = await startTestApp(
  { RATE_LIMIT_MULTIPLIER: '1000' },
  {
    onRoute: ({ method, url }) => void served.push(...[method].flat().map((one) => `${one} ${url}`)),
  },
)
const website = await app.buildWebsite()
const { contracts } = app.services.gates

type Verdict = 'may' | 'not-signed-in' | 'not-permitted'

/** The answer of the checks to an empty call: a caller that passes them gets an error about the input, or not found. */
async function verdictOn(contract: Contract, browser: Browser): Promise<Verdict> {
  const { statusCode, body } = await browser.request(contract.method, fillPath(contract))
  if (statusCode === 401 && body.includes('"not-signed-in"')) return 'not-signed-in'
  if (statusCode === 403 && body.includes('"not-permitted"')) return 'not-permitted'
  expect(statusCode, `${nameOf(contract)}: ${body.slice(0, 200)}`).toBeLessThan(500)
  expect(body).not.toContain('crumb')
  return 'may'
}

function expected({ access }: Contract, role: number | null): Verdict {
  if (access === 'public') return 'may'
  if (role === null) return 'not-signed-in'
  return access === 'signed-in' || may(role, access) ? 'may' : 'not-permitted'
}

async function withCsrfToken(browser: Browser): Promise<Browser> {
  await browser.request('GET', '/api/sign-in')
  return browser
}

const endsSession = (contract: Contract) => contract.method === signOutCall.method && contract.path === signOutCall.path
const people = [['visitor', null], ...Object.entries(roles)] as const

test('every route is a contract that names who may call it, or is open to all on purpose', () => {
  const ours = new Set(contracts.map(nameOf))
  const isHead = (route: string) => route.startsWith('HEAD ') && ours.has(route.replace('HEAD', 'GET'))
  const others = served.filter((route) => !ours.has(route) && !isHead(route))
  expect(others.filter((route) => !openToAll.some((pattern) => pattern.test(route)))).toEqual([])
  expect(contracts.length).toBeGreaterThan(30)
  const known = new Set<string>(['public', 'signed-in', ...permissions])
  expect(contracts.filter((contract) => !known.has(contract.access)).map(nameOf)).toEqual([])
  expect(new Set(contracts.map(nameOf)).size).toBe(contracts.length)
})

test('the owner’s calls are all under a permission or a session', () => {
  const open = contracts.filter((one) => one.path.startsWith('/api/owner/') && one.access === 'public')
  expect(open.map(nameOf)).toEqual([])
})

test('every permission opens a call, so that none is given for nothing', () => {
  const used = new Set<string>(contracts.map(({ access }) => access))
  expect(permissions.filter((permission) => !used.has(permission))).toEqual([])
})

/** Calls that change something, or look so, with only a read permission; each with the reason. */
const notOnlyReading = [
  // The handler checks the permission for each change that it undoes.
  'POST /api/owner/changes/:batchId/undo',
  // Return what they were sent, and store nothing.
  'POST /api/owner/forms/people/count',
  'POST /api/owner/forms/preview',
  'POST /api/owner/products/preview',
  // Emails only the user who calls it.
  'POST /api/owner/emails/test',
]

test('a permission to read allows to change nothing', () => {
  const changing = contracts.filter(({ method, access }) => method !== 'GET' && access.endsWith('.read'))
  expect(changing.map(nameOf).sort()).toEqual(notOnlyReading.toSorted())
})

describe('each call is open to the roles in the table', () => {
  test.each(people)('%s', async (_, role) => {
    const browser = await withCsrfToken(role === null ? app.visitor(website) : await app.owner(website, role))
    // Sign-out is last, because it ends the session of the other calls.
    const inOrder = contracts.toSorted((one, other) => Number(endsSession(one)) - Number(endsSession(other)))
    const verdicts: Record<string, Verdict> = {}
    for (const contract of inOrder) verdicts[nameOf(contract)] = await verdictOn(contract, browser)
    expect(verdicts).toEqual(Object.fromEntries(inOrder.map((one) => [nameOf(one), expected(one, role)])))
  })
})

test('an unknown role code has no permission at all', async () => {
  expect(permissions.filter((permission) => may(99, permission))).toEqual([])
  expect(Object.keys(rolePermissions).map(Number).sort()).toEqual(Object.values(roles).map(Number).sort())
  const nobody = await withCsrfToken(await app.owner(website, 99))
  for (const contract of contracts.filter((one) => one.access !== 'public' && !endsSession(one))) {
    expect(await verdictOn(contract, nobody)).toBe(contract.access === 'signed-in' ? 'may' : 'not-permitted')
  }
})

test('someone who is no longer staff is out at once', async () => {
  const browser = await app.owner(website)
  await app.services.database.deleteFrom('staff').where('website_id', '=', website.id).execute()
  expect((await browser.request('GET', '/api/owner/home')).statusCode).toBe(401)
})

// No database has a part in reading a path.
describe.runIf(!process.env.TEST_DATABASE_URL)(
  'a path written otherwise gets the same verdict, or leads nowhere',
  () => {
    const variants: [string, (path: string) => string][] = [
      ['a slash at the end', (path) => `${path}/`],
      ['two slashes', (path) => path.replace('/api/', '/api//')],
      ['two slashes in front', (path) => `/${path}`],
      ['capitals', (path) => path.toUpperCase()],
      ['an encoded letter', (path) => path.replace('/owner', '/%6fwner').replace('/commerce', '/%63ommerce')],
      ['an encoded slash', (path) => path.replace('/api/', '/api%2f')],
      ['a dot', (path) => path.replace('/api/', '/api/./')],
      ['two dots', (path) => path.replace('/api/', '/api/nothing/../')],
      ['a parameter after a semicolon', (path) => `${path};x=1`],
      ['a backslash', (path) => path.replace('/api/', '/api\\')],
    ]
    test.each(variants)('%s', async (_, write) => {
      const [visitor, viewer] = [app.visitor(website), await app.owner(website, roles.viewer)]
      await withCsrfToken(visitor)
      await withCsrfToken(viewer)
      for (const contract of contracts.filter((one) => one.access !== 'public' && !endsSession(one))) {
        const url = write(fillPath(contract))
        const asVisitor = await visitor.request(contract.method, url)
        expect([301, 400, 401, 404, 405], `${contract.method} ${url}`).toContain(asVisitor.statusCode)
        if (asVisitor.statusCode === 400) expect(asVisitor.body).toContain('bad-request')
        if (expected(contract, roles.viewer) === 'not-permitted') {
          const { statusCode } = await viewer.request(contract.method, url)
          expect([301, 400, 403, 404, 405], `${contract.method} ${url}`).toContain(statusCode)
        }
      }
    })
  },
)
