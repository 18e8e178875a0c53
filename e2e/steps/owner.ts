import { type APIRequestContext, expect, request } from '@playwright/test'
import type { MediaKind } from '#shared/files/media-kinds.ts'
import type { RunningServer } from '../fixtures/running-server.ts'

/** The demo's owner in another browser, using the calls of the studio. */
export interface Owner {
  /** Sets the price of a product's only variant, in hundredths. */
  setPrice(product: string, priceCents: number): Promise<void>
  /** Sets the stock of a product's only variant. */
  setStock(product: string, quantity: number): Promise<void>
  /** Adds a field to a form, by its name; returns a function that removes it. */
  askMore(form: string, field: object): Promise<() => Promise<void>>
  /** The number of orders with an email address. */
  countOrders(email: string): Promise<number>
  leave(): Promise<void>
}

/** Signs the owner in. */
export async function signInOwner(server: RunningServer): Promise<Owner> {
  const browser = await request.newContext({ baseURL: server.url })
  await signIn(browser, server.ownerPassword)

  /** The first variant of a product, by its title. */
  async function variantOf(product: string): Promise<string> {
    const found = await browser.get('/api/owner/stock', { params: { search: product } })
    const { variants } = (await found.json()) as { variants: { variantId: string; productTitle: string }[] }
    return variants.find(({ productTitle }) => productTitle === product)!.variantId
  }

  return {
    async setPrice(product, priceCents) {
      await send(browser, 'PUT', '/api/owner/variants', { variants: [{ id: await variantOf(product), priceCents }] })
    },
    async setStock(product, quantity) {
      const changes = [{ kind: 'set', variantId: await variantOf(product), quantity }]
      await send(browser, 'PUT', '/api/owner/stock', { changes })
    },
    async askMore(name, field) {
      const { forms } = await (await browser.get('/api/owner/forms')).json()
      const path = `/api/owner/forms/${forms.find((form: { name: string }) => form.name === name).id}`
      const change = async (changed: (fields: object[]) => object[]) => {
        const { id: _, createdAt: __, updatedAt: ___, ...content } = (await (await browser.get(path)).json()).form
        await send(browser, 'PUT', path, { ...content, fields: changed(content.fields) })
      }
      await change((fields) => [...fields, field])
      return () => change((fields) => fields.slice(0, -1))
    },
    async countOrders(email) {
      const found = await browser.get('/api/owner/orders', { params: { search: email } })
      return ((await found.json()) as { orders: unknown[] }).orders.length
    },
    leave: () => browser.dispose(),
  }
}

/** Signs the demo's owner in; the cookies are stored in the browser. */
export async function signIn(browser: APIRequestContext, password: string): Promise<void> {
  await browser.get('/api/sign-in')
  await send(browser, 'POST', '/api/sign-in', { email: 'nora@tidemill.example', password })
}

/** Sends a call as the user who is signed in to the browser. @returns the server's reply */
export async function send(browser: APIRequestContext, method: string, path: string, data: object = {}) {
  const headers = { 'x-csrf-token': await crumbOf(browser) }
  const answer = await browser.fetch(path, { method, data, headers })
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** What the owner saves as one, by the path of its calls, and its name in their bodies. */
const saved = {
  '/api/owner/consent': 'consent',
  '/api/owner/pixels': 'pixels',
  '/api/owner/analytics/replay-settings': 'settings',
} as const

/** Remembers settings of the site. @returns a function that restores them: a shop is shared by tests */
export async function keepSettings(browser: APIRequestContext, ...paths: (keyof typeof saved)[]) {
  const read = async (path: string) => (await browser.get(path)).json()
  const former = await Promise.all(paths.map(async (path) => [path, (await read(path))[saved[path]]] as const))
  return async () => {
    for (const [path, settings] of former)
      await send(browser, 'PUT', path, { [saved[path]]: settings, revision: (await read(path)).revision })
  }
}

interface File {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Uploads a file that pages play. @returns what a block keeps of it */
export async function uploadMedia(browser: APIRequestContext, kind: MediaKind, file: File) {
  const uploaded = await browser.post(`/api/owner/files/media/${kind}`, {
    multipart: { file: { ...file } },
    headers: { 'x-csrf-token': await crumbOf(browser) },
  })
  expect(uploaded.ok(), await uploaded.text()).toBe(true)
  const { id, assetUrl, filename } = (await uploaded.json()).asset
  return { id, assetUrl, filename } as { id: string; assetUrl: string; filename: string }
}

async function crumbOf(browser: APIRequestContext): Promise<string> {
  const { cookies } = await browser.storageState()
  return decodeURIComponent(cookies.find(({ name }) => name === 'crumb')?.value ?? '')
}
