import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Delivery, Endpoint } from '#shared/webhook-endpoints/schema.ts'
import { HTTPS_NEEDED } from '#shared/webhooks/rules.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { AddWebhookDialog } from './add-webhook-dialog.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { problemOf, statusOf } from './webhook-words.ts'

afterEach(() => vi.unstubAllGlobals())

const website = { currency: 'USD', locale: 'en-US', timeZone: 'UTC' }
const staff = buildStaff({ permissions: ['site.manage'], website })

const endpoint: Endpoint = {
  id: 'endpoint-1',
  url: 'https://hooks.example.com/',
  description: '',
  events: ['order.paid'],
  isOn: true,
  offReason: '',
  failingSince: null,
  createdAt: 0,
  formerSecretUntil: null,
  waiting: 0,
  failed: 0,
}

test('a webhook needs an https URL and an event, and its secret is shown once it is added', async () => {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (body === undefined) return Response.json({})
    sent.push({ path, body: JSON.parse(body) })
    return Response.json({ endpointId: 'endpoint-1', secret: 'whsec_c2VjcmV0' })
  })
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <AddWebhookDialog isOpen close={() => {}} />
    </StaffContext>,
  )
  const add = () => screen.getByRole('button', { name: 'Add webhook' })
  await person.type(screen.getByRole('textbox', { name: /^URL/ }), 'http://example.com')
  await person.click(add())
  expect(screen.getByText(HTTPS_NEEDED)).toBeDefined()
  expect(sent).toEqual([])
  await person.clear(screen.getByRole('textbox', { name: /^URL/ }))
  await person.type(screen.getByRole('textbox', { name: /^URL/ }), 'https://example.com/hook')
  await person.click(screen.getByRole('checkbox', { name: 'Order placed' }))
  await person.click(screen.getByRole('checkbox', { name: 'Stock changed' }))
  await person.click(add())
  const secret = await screen.findByDisplayValue('whsec_c2VjcmV0')
  expect(document.activeElement).toBe(secret)
  expect(screen.getByRole('dialog', { name: 'Webhook added' }).contains(secret)).toBe(true)
  expect(sent).toEqual([
    {
      path: '/api/owner/webhooks',
      body: { url: 'https://example.com/hook', description: '', events: ['order.paid', 'stock.changed'] },
    },
  ])
})

test('the log shows what was answered, and sends an event again', async () => {
  const paths: string[] = []
  const delivery: Delivery = {
    eventId: 'event-0001',
    type: 'order.paid',
    subjectId: 'order-0001',
    occurredAt: 0,
    state: 'failed',
    attempts: 26,
    nextAt: null,
    lastAt: 1,
    status: 500,
    milliseconds: 84,
    answer: 'Out of disk space',
    error: 'The receiver responded with status 500.',
  }
  vi.stubGlobal('fetch', async (path: string, { method }: { method?: string } = {}) => {
    if (method === 'POST') paths.push(path)
    return Response.json({ deliveries: [delivery], next: null })
  })
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <DeliveryLog endpoint={endpoint} />
    </StaffContext>,
  )
  const line = within(await screen.findByRole('listitem'))
  expect(line.getByText(/status 500 in 84 ms, 26 attempts/)).toBeDefined()
  expect(line.getByText('Out of disk space')).toBeDefined()
  await person.click(line.getByRole('button', { name: /^Resend Order paid/ }))
  await waitFor(() => expect(paths).toEqual(['/api/owner/webhooks/endpoint-1/deliveries/event-0001/replay']))
})

test('the log follows an event that is on its way', async () => {
  const sent: Delivery = {
    ...{ eventId: 'event-0002', type: 'webhook.test', subjectId: 'endpoint-1', nextAt: 1, lastAt: null },
    occurredAt: Date.now(),
    ...{ state: 'waiting', attempts: 0, status: null, milliseconds: null, answer: '', error: '' },
  }
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    const arrived = { state: 'delivered', attempts: 1, nextAt: null, status: 204, milliseconds: 12 } as const
    return Response.json({ deliveries: [asked === 1 ? sent : { ...sent, ...arrived }], next: null })
  })
  renderInStudio(
    <StaffContext value={staff}>
      <DeliveryLog endpoint={endpoint} />
    </StaffContext>,
  )
  const line = within(await screen.findByRole('listitem'))
  expect(line.getByText('Not sent yet')).toBeDefined()
  expect(await screen.findByText(/status 204 in 12 ms/, {}, { timeout: 5_000 })).toBeDefined()
  expect(asked).toBe(2)
})

test.each([
  ['on', {}, 'On', null],
  ['on and failing', { failingSince: 1 }, 'Failing', /retried for three days/],
  ['turned off by its owner', { isOn: false, offReason: 'owner' }, 'Off', null],
  ['turned off after failures', { isOn: false, offReason: 'failing' }, 'Off', /didn’t accept an event for three days/],
  ['gone', { isOn: false, offReason: 'gone' }, 'Off', /410/],
] as const)('a webhook that is %s says so', (_, changes, label, problem) => {
  const shown = { ...endpoint, ...changes }
  expect(statusOf(shown).label).toBe(label)
  if (problem === null) expect(problemOf(shown)).toBeNull()
  else expect(problemOf(shown)).toMatch(problem)
})
