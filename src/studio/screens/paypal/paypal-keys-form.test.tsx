import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { PayPalKeysForm } from './paypal-keys-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const clientId = 'TidelineClientId00000001'
const secret = 'TidelineSecretKey0000001'

/** The form of the live mode. @returns what was sent */
function open(reply: Response, isConnected = false) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string } = {}) => {
    sent.push(JSON.parse(body!))
    return reply
  })
  const onDone = vi.fn()
  const connection = isConnected
    ? { clientId, secretEnd: '0001', connectedAt: 1, receivesEvents: true, problem: null }
    : null
  const { person } = renderInStudio(
    <PayPalKeysForm mode="live" connection={connection} onDone={onDone} onCancel={() => {}} />,
  )
  const save = () => person.click(screen.getByRole('button', { name: 'Check and save' }))
  return { person, sent, onDone, save }
}

const accepted = () => Response.json({ mode: 'live', receivesEvents: true })

test('what is missing or cannot be a key is shown at its field, and nothing is sent', async () => {
  const { person, sent, save } = open(accepted())
  await person.type(screen.getByLabelText('Client ID'), 'owner@example.com')
  await save()
  expect(screen.getByText('Enter the client ID. It has about 80 letters and digits.')).toBeTruthy()
  expect(screen.getByText('Enter the secret key. It has about 80 letters and digits.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('keys are sent with their mode, because those of both look the same', async () => {
  const { person, sent, onDone, save } = open(accepted())
  await person.type(screen.getByLabelText('Client ID'), clientId)
  await person.type(screen.getByLabelText('Secret key'), secret)
  await save()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent).toEqual([{ mode: 'live', clientId, secret, webhookId: '' }])
  expect(await screen.findByText('PayPal connected. Customers can pay with it now.')).toBeTruthy()
})

test('a connected app keeps its secret key when none is entered', async () => {
  const { sent, onDone, save } = open(accepted(), true)
  await save()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent).toEqual([{ mode: 'live', clientId, secret: '', webhookId: '' }])
})

test('what PayPal says about keys that it rejects is above the form', async () => {
  const refusal = { code: 'paypal-refused', error: 'Refused.', reason: 'Client Authentication failed' }
  const { person, onDone, save } = open(Response.json(refusal, { status: 400 }))
  await person.type(screen.getByLabelText('Client ID'), clientId)
  await person.type(screen.getByLabelText('Secret key'), secret)
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('Client Authentication failed')
  expect(onDone).not.toHaveBeenCalled()
})
