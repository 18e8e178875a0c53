import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { roles } from '#shared/roles/rules.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { InvitationScreen } from './invitation-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const invitation = { email: 'ada@example.com', role: roles.editor, invitedBy: 'Nora', hasAccount: true }
const refused = (code: string, status: number) => Response.json({ code, error: '' }, { status })

/** Opens the screen with the answers to reading and accepting. */
function open(read: () => Response, accept = () => refused('sign-in-refused', 401), signedInAs: string | null = null) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { method, body }: { method: string; body: string }) => {
    if (method === 'POST') return read()
    sent.push(JSON.parse(body))
    return accept()
  })
  return { sent, ...renderInStudio(<InvitationScreen site="Tidemill" signedInAs={signedInAs} />) }
}

test('someone with an account is asked for its password alone', async () => {
  const { person, sent } = open(() => Response.json(invitation))
  await person.type(await screen.findByLabelText('Password'), 'not my password')
  expect(screen.queryByLabelText('Your name')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Accept invitation' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Wrong email or password.')
  expect(sent).toEqual([{ token: '', name: '', password: 'not my password' }])
})

test('someone new sees at the fields what is missing, and nothing is sent', async () => {
  const { person, sent } = open(() => Response.json({ ...invitation, hasAccount: false }))
  await person.click(await screen.findByRole('button', { name: 'Accept invitation' }))
  expect(screen.getByText('Enter your name.')).toBeDefined()
  expect(screen.getByText('Use at least 10 characters.')).toBeDefined()
  expect(sent).toEqual([])
})

test('who is signed in already reads that accepting signs them out', async () => {
  open(() => Response.json(invitation), undefined, 'nora@example.com')
  expect(await screen.findByText(/You’re signed in as nora@example\.com\./)).toBeDefined()
})

test('a link that is over says so', async () => {
  open(() => refused('invitation-over', 410))
  expect(await screen.findByRole('heading', { name: 'Invitation not valid' })).toBeDefined()
})

test('the right link is read when it is pasted over a wrong one in the same tab', async () => {
  const tokens: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    tokens.push(JSON.parse(body).token)
    return tokens.at(-1) === 'right' ? Response.json(invitation) : refused('invitation-over', 410)
  })
  location.hash = `#${'x'.repeat(5000)}`
  renderInStudio(<InvitationScreen site="Tidemill" signedInAs={null} />)
  await screen.findByRole('heading', { name: 'Invitation not valid' })
  location.hash = '#right'
  window.dispatchEvent(new Event('hashchange'))
  await screen.findByRole('heading', { name: 'Join Tidemill' })
  expect(await screen.findByLabelText('Password')).toBeDefined()
  expect(tokens.at(-1)).toBe('right')
  expect(String(tokens[0]).length).toBe(100)
  location.hash = ''
})

test('a connection that was lost is not taken for an invalid link', async () => {
  open(() => refused('unavailable', 503))
  await screen.findByRole('alert')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Join Tidemill')
})
