import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { StoredMailServer } from '#shared/mail-server/owner-api.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { MailServerForm } from './mail-server-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const stored: StoredMailServer = {
  ...{ host: 'smtp.gmail.com', port: 587, security: 'starttls', user: 'olive@shop.example' },
  ...{ from: 'olive@shop.example', savedAt: 1, problem: null },
}
const business = { address: '', taxNumber: '', contactEmail: 'hello@shop.example' }
const staff = buildStaff({ website: { business } })

/** @returns what was sent */
function open(reply: Response, own: StoredMailServer | null = null) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string } = {}) => {
    sent.push(JSON.parse(body!))
    return reply
  })
  const onDone = vi.fn()
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <MailServerForm own={own} onDone={onDone} onCancel={null} />
    </StaffContext>,
  )
  const save = () => person.click(screen.getByRole('button', { name: 'Save and send test email' }))
  const shown = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
  return { person, sent, onDone, save, shown }
}

const accepted = () => Response.json({ own: stored })

test('a service fills in its server and says where the password is', async () => {
  const { person, sent, save, shown } = open(accepted())
  await person.click(screen.getByRole('combobox', { name: 'Email service' }))
  await person.click(await screen.findByRole('option', { name: 'SendGrid' }))
  expect(screen.getByText(/API key with access to Mail Send/)).toBeTruthy()
  expect(shown('User name')).toBe('apikey')
  await person.type(screen.getByLabelText('Password'), 'SG.secret')
  await save()
  const server = { host: 'smtp.sendgrid.net', port: 587, security: 'starttls', user: 'apikey' }
  await waitFor(() => expect(sent).toEqual([{ ...server, from: 'hello@shop.example', password: 'SG.secret' }]))
})

test('a region of Amazon SES is in its host', async () => {
  const { person, shown } = open(accepted())
  await person.click(screen.getByRole('combobox', { name: 'Email service' }))
  await person.click(await screen.findByRole('option', { name: 'Amazon SES' }))
  await person.click(screen.getByRole('combobox', { name: 'Region' }))
  await person.click(await screen.findByRole('option', { name: 'eu-central-1' }))
  expect(shown('Host')).toBe('email-smtp.eu-central-1.amazonaws.com')
})

test('the usual port follows the security, and another one stays', async () => {
  const { person, shown } = open(accepted(), stored)
  const choose = async (security: string) => {
    await person.click(screen.getByRole('combobox', { name: 'Security' }))
    await person.click(await screen.findByRole('option', { name: security }))
  }
  await choose('TLS')
  expect(shown('Port')).toBe('465')
  await person.clear(screen.getByLabelText('Port'))
  await person.type(screen.getByLabelText('Port'), '2525')
  await choose('STARTTLS')
  expect(shown('Port')).toBe('2525')
})

test('what is missing is shown at its field, and nothing is sent', async () => {
  const { person, sent, save } = open(accepted())
  await person.type(screen.getByLabelText('Host'), 'https://smtp.example.com')
  await save()
  for (const words of [/^Enter a host name/, 'Enter the user name.', 'Enter the password.'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(sent).toEqual([])
})

test('a stored password is kept when none is entered', async () => {
  const { sent, onDone, save } = open(accepted(), stored)
  await save()
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent).toMatchObject([{ host: 'smtp.gmail.com', password: '' }])
})

test('what the mail server says is above the form', async () => {
  const facts = { trouble: 'login', host: 'smtp.gmail.com', port: 587, answer: '535 5.7.8' }
  const { onDone, save } = open(
    Response.json({ code: 'mail-server-failed', error: 'x', ...facts }, { status: 400 }),
    stored,
  )
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('smtp.gmail.com didn’t accept the user name')
  expect(onDone).not.toHaveBeenCalled()
})
