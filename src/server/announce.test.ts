import { expect, test } from 'vitest'
import { announcement } from './announce.ts'

const places = { site: 'http://localhost:3000', studio: 'http://localhost:3000/config' }

test('a new demo names its owner and the password', () => {
  const owner = { email: 'nora@tidemill.example', password: 'a-password' }
  expect(announcement({ ...places, owner, setUpCode: null })).toBe(`Ready. Sign in to the studio as the demo’s owner.

  Shop      http://localhost:3000
  Studio    http://localhost:3000/config
  Email     nora@tidemill.example
  Password  a-password

The password is shown only now. To make a new one, run: npm run password
To stop the server, press Ctrl+C.
`)
})

test('a later start says how to get a new password', () => {
  expect(announcement({ ...places, owner: null, setUpCode: null })).toContain('Run: npm run password')
})

test('an empty site says where it is set up, and with which code', () => {
  const said = announcement({ ...places, owner: null, setUpCode: 'ABCD-1234' })
  expect(said).toContain('Set up your site in the studio')
  expect(said).toContain('set-up code: ABCD-1234')
  expect(said).not.toContain('password')
})
