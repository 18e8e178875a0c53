import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Gate } from './gate.tsx'
import { Refusal } from './kit/refusal.ts'
import { RefusalAlert } from './kit/refusal-alert.tsx'
import { handleFailure, setSessionEnd } from './session/session-end.ts'
import { renderInStudio } from './testing/render-in-studio.tsx'

afterEach(() => vi.unstubAllGlobals())

const ended = { code: 'not-signed-in' } as const

/** A form whose save finds that the session has ended. Its button cannot be used while it waits. */
function Form() {
  const [state, setState] = useState<'ready' | 'waiting' | 'refused'>('ready')
  const save = () => {
    setState('waiting')
    setTimeout(() => {
      handleFailure(ended)
      setState('refused')
    })
  }
  return (
    <>
      <RefusalAlert error={state === 'refused' ? new Refusal(ended) : null} />
      <button type="button" disabled={state === 'waiting'} onClick={save}>
        Save
      </button>
    </>
  )
}

test('after signing in again the form says nothing of the ended session, and has the focus where it was', async () => {
  const staff = { email: 'nora@example.com', permissions: [], website: { locale: 'en-US' } }
  vi.stubGlobal('fetch', async () => Response.json({ staff, needsSetUp: false, asksSetUpCode: false, site: null }))
  const { person } = renderInStudio(
    <Gate>
      <Form />
    </Gate>,
  )
  await person.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Your session has ended')
  await person.type(screen.getByLabelText('Password'), 'a long password')
  await person.click(screen.getByRole('button', { name: /Sign in/ }))
  await waitFor(() => expect(screen.queryByText('Your session has ended')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' })))
})

test('somebody who was removed reads that at their next click, and is not asked for a password', async () => {
  const staff = { email: 'nora@example.com', permissions: [], website: { locale: 'en-US' } }
  vi.stubGlobal('fetch', async () => Response.json({ staff, needsSetUp: false, asksSetUpCode: false, site: null }))
  renderInStudio(<Gate>{null}</Gate>)
  act(() => handleFailure({ code: 'staff-removed' }))
  await screen.findByRole('dialog', { name: 'You no longer have access to this site' })
  expect(screen.queryByText('Your session has ended')).toBeNull()
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to the site' })).toHaveProperty('href', expect.stringMatching(/\/$/))
  act(() => setSessionEnd(null))
})

test('somebody who was removed reads that above the sign-in when they open the studio', async () => {
  const answer = { staff: null, wasRemoved: true, needsSetUp: false, asksSetUpCode: false, site: null }
  vi.stubGlobal('fetch', async () => Response.json(answer))
  renderInStudio(<Gate>{null}</Gate>)
  await screen.findByText(/^You no longer have access to this site/)
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
})
