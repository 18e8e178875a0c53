import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generateApi } from 'swagger-typescript-api'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { webhookEventTypes } from '#shared/webhooks/event-types.ts'
import { describeApi } from './describe-api.ts'

// After a change of the API, `npx vitest run --project server api-client -u` writes both files again.

const app = await startTestApp()
const described = describeApi(app.services.gates.contracts)
const root = join(import.meta.dirname, '../../..')

test('docs/api/openapi.json is the description of the API as it is', async () => {
  await expect(`${JSON.stringify(described, null, 1)}\n`).toMatchFileSnapshot(join(root, 'docs/api/openapi.json'))
})

test('docs/api/client.ts is the client of this description', async () => {
  const { files } = await generateApi({
    ...{ fileName: 'client.ts', output: false, httpClientType: 'fetch', silent: true },
    spec: structuredClone(described) as never,
  })
  const content = files[0]?.fileContent ?? ''
  expect(content).toContain('export class Api')
  await expect(content).toMatchFileSnapshot(join(root, 'docs/api/client.ts'))
})

test('docs/api/README.md names every event of webhooks', async () => {
  const text = await readFile(join(root, 'docs/api/README.md'), 'utf8')
  expect(webhookEventTypes.filter((type) => !text.includes(`\`${type}\``))).toEqual([])
})

test('the client and its example compile', async () => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const compiled = promisify(execFile)(process.execPath, [compiler, '-p', join(root, 'docs/api')])
  await expect(compiled).resolves.toMatchObject({ stdout: '' })
})
