import { expect, test } from 'vitest'
import { mailProviders, providerOf, sesHost, sesRegions } from './providers.ts'
import { mailServerSchema } from './schema.ts'
import { troubleInWords } from './troubles.ts'

const server = { host: 'smtp.example.com', port: 587, security: 'starttls', user: 'olive', from: 'olive@example.com' }

test.each([
  ['as services write it', { host: ' SMTP.Example.com ' }, 'smtp.example.com'],
  ['a name of the own network, which the host may allow', { host: 'mail' }, 'mail'],
])('a host is taken: %s', (_what, changes, host) => {
  expect(mailServerSchema.parse({ ...server, ...changes }).host).toBe(host)
})

test.each([
  ['a URL', { host: 'https://smtp.example.com' }, /Enter a host name/],
  ['a host with its port', { host: 'smtp.example.com:587' }, /Enter a host name/],
  ['two hosts', { host: 'a.example.com b.example.com' }, /Enter a host name/],
  ['a user and a host', { host: 'eve@smtp.example.com' }, /Enter a host name/],
  ['no port', { port: 0 }, /port from 1 to 65535/],
  ['a port that is too high', { port: 65_536 }, /port from 1 to 65535/],
  ['an empty port', { port: '' }, /port from 1 to 65535/],
  ['no user', { user: ' ' }, /Enter the user name/],
  ['a user on two lines', { user: 'olive\r\nRCPT TO' }, /one line/],
])('refused: %s', (_what, changes, sentence) => {
  const { error } = mailServerSchema.safeParse({ ...server, ...changes })
  expect(error!.issues[0]!.message).toMatch(sentence)
})

test('every service fills in a server that can be saved, and is recognized by it', () => {
  for (const provider of mailProviders) {
    const { host, port, security } = provider
    expect(mailServerSchema.safeParse({ ...server, host, port, security }).success).toBe(true)
    expect(providerOf(host)).toBe(provider)
    expect(port).toBe(security === 'tls' ? 465 : 587)
  }
  for (const region of sesRegions) expect(providerOf(sesHost(region))?.id).toBe('ses')
  expect(providerOf('smtp.example.com')).toBeNull()
})

test.each([
  [
    { trouble: 'refused', host: 'smtp.example.com', port: 25 },
    'smtp.example.com doesn’t take connections on port 25. Check the port: most services use 587 with STARTTLS, or 465 with TLS.',
  ],
  [
    { trouble: 'sender', host: 'h.example', from: 'a@b.example', answer: '553 5.7.1 no' },
    'h.example doesn’t let this account send as a@b.example. Use an address of the account, or verify this one at your email service. The answer was “553 5.7.1 no”.',
  ],
  [{ trouble: 'toString', host: 'h.example' }, 'h.example didn’t take the email.'],
])('%j as text', (facts, sentence) => {
  expect(troubleInWords(facts)).toBe(sentence)
})
