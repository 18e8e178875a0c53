import { expect, test } from 'vitest'
import { EnvironmentError } from './env.ts'
import { blameVariable } from './run-cli.ts'

const embedded = { PORT: 3000, HOST: '0.0.0.0', DATA_DIR: 'data', DATABASE_URL: undefined }
const postgres = { ...embedded, DATABASE_URL: 'postgres://host/vitrine' }

test.each([
  [{ code: 'EADDRINUSE', syscall: 'listen' }, embedded, 'PORT: another program already uses 3000'],
  [{ code: 'EACCES', syscall: 'listen' }, { ...embedded, PORT: 80 }, 'PORT: this user isn’t allowed to use 80'],
  [
    { code: 'ENOTFOUND', syscall: 'getaddrinfo' },
    { ...embedded, HOST: 'x' },
    'HOST: x isn’t an address of this machine',
  ],
  [{ code: 'EADDRNOTAVAIL', syscall: 'listen' }, { ...embedded, HOST: '8.8.8.8' }, /^HOST: 8\.8\.8\.8 /],
  [{ code: 'EACCES', syscall: 'mkdir' }, embedded, 'DATA_DIR: data can’t be written to (EACCES)'],
  [{ code: 'SQLITE_CANTOPEN' }, embedded, 'DATA_DIR: data can’t be written to (SQLITE_CANTOPEN)'],
  [{ code: 'ECONNREFUSED', syscall: 'connect' }, postgres, 'DATABASE_URL: the database isn’t answering (ECONNREFUSED)'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo' }, postgres, 'DATABASE_URL: the database isn’t answering (ENOTFOUND)'],
  [{ code: '28P01', message: 'password authentication failed' }, postgres, /^DATABASE_URL: password auth/],
])('%j is a line about a variable', (facts, env, line) => {
  const blamed = blameVariable(Object.assign(new Error(), facts), env)
  expect(blamed).toBeInstanceOf(EnvironmentError)
  expect((blamed as Error).message).toMatch(line)
})

test('anything else stays what it is', () => {
  const error = new TypeError('nothing to do with the environment')
  expect(blameVariable(error, embedded)).toBe(error)
  expect(blameVariable(null, embedded)).toBeNull()
})
