import { Answer } from '#server/testing/answer.ts'
import type { Browser } from '#server/testing/test-app.ts'
import { type Asset, uploadFileCall } from '#shared/files/schema.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Contract, InputOf } from '#shared/http/contract.ts'
import { formWith } from './pictures.ts'

/** Sends a file by the contract of its upload, as a browser does. */
export async function sendFile<C extends Contract>(
  browser: Browser,
  contract: C,
  input: InputOf<C>,
  ...file: Parameters<typeof formWith>
): Promise<Answer<C>> {
  if (!browser.cookies.has('crumb')) await browser.request('GET', '/api/sign-in')
  const { payload, headers } = formWith(...file)
  const response = await browser.request(contract.method, pathOf(contract, input), payload, headers)
  return new Answer(contract, response.statusCode, response.json())
}

/** Uploads a picture as an owner's browser does. */
export const uploadAs = (browser: Browser, bytes: Buffer, filename = 'picture.jpg', declaredType?: string) =>
  sendFile(browser, uploadFileCall, {}, bytes, filename, declaredType)

/** Uploads a picture that must be accepted. */
export const uploaded = async (browser: Browser, bytes: Buffer, filename?: string): Promise<Asset> =>
  (await uploadAs(browser, bytes, filename)).body.asset
