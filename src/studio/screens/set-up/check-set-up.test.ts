import { expect, test } from 'vitest'
import { setUpCall } from '#shared/sign-in/schema.ts'
import { checkSetUp } from './check-set-up.ts'

const good = {
  setUpCode: '',
  siteName: 'Clay & Kiln',
  ownerName: 'Olive Potter',
  email: 'olive@example.com',
  password: 'a long sentence',
  country: 'DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  startingSite: null,
}

test('finds nothing wrong with what the server takes', () => {
  expect(checkSetUp(good, false)).toEqual({})
  expect(checkSetUp({ ...good, setUpCode: '0123-4567-89AB-CDEF' }, true)).toEqual({})
  expect(setUpCall.body!.safeParse(good).success).toBe(true)
})

test.each([
  ['siteName', '  '],
  ['ownerName', ''],
  ['email', 'olive@'],
  ['email', ''],
  ['password', 'short'],
  ['country', ''],
] as const)('asks for another %s than %j, as the server would', (field, value) => {
  const values = { ...good, [field]: value }
  expect(Object.keys(checkSetUp(values, false))).toEqual([field])
  expect(setUpCall.body!.safeParse(values).success).toBe(false)
})

test('asks for the code where the server does', () => {
  expect(checkSetUp(good, true)).toEqual({ setUpCode: 'Enter the code the server printed.' })
})
