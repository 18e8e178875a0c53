import type { Browser } from '#server/testing/test-app.ts'
import type { Asset } from '#shared/files/schema.ts'
import { formWith } from './pictures.ts'

/** Uploads a file as an owner's browser does; returns the status and the parsed reply. */
export async function uploadAs(browser: Browser, bytes: Buffer, filename = 'picture.jpg', declaredType?: string) {
  if (!browser.cookies.has('crumb')) await browser.request('GET', '/api/sign-in')
  const { payload, headers } = formWith(bytes, filename, declaredType)
  const response = await browser.request('POST', '/api/owner/files', payload, headers)
  return { status: response.statusCode, body: response.json() }
}

/** Uploads a file that must be accepted. */
export async function uploaded(browser: Browser, bytes: Buffer, filename?: string): Promise<Asset> {
  const { status, body } = await uploadAs(browser, bytes, filename)
  if (status !== 200) throw new Error(`The upload was refused: ${JSON.stringify(body)}`)
  return body.asset
}
