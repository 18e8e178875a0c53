import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSealing } from './open-sealing.ts'
import { createSealing } from './sealing.ts'

const sealing = createSealing('a key of the installation')

test('a secret opens for its owner, and no two sealings of it look the same', () => {
  const sealed = sealing.seal('sk_live_secret', 'site-1')
  expect(sealing.open(sealed, 'site-1')).toBe('sk_live_secret')
  expect(sealed).not.toContain('secret')
  expect(sealing.seal('sk_live_secret', 'site-1')).not.toBe(sealed)
})

test('it opens for no other owner, with no other key, and not after a change', () => {
  const sealed = sealing.seal('sk_live_secret', 'site-1')
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  expect(() => sealing.open(sealed, 'site-2')).toThrow()
  expect(() => createSealing('another key').open(sealed, 'site-1')).toThrow()
  expect(() => sealing.open(changed, 'site-1')).toThrow()
  expect(() => sealing.open('', 'site-1')).toThrow()
})

test('the key is a file that only its user can read, made once beside a database of one server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-sealing-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const env = { DATA_DIR: folder, DATABASE_URL: undefined, SECRETS_KEY: undefined }
  const [first, second] = await Promise.all([openSealing(env), openSealing(env)])
  expect(second!.open(first!.seal('secret', 'site'), 'site')).toBe('secret')
  const file = join(folder, 'secrets.key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readFile(file, 'utf8')).length).toBeGreaterThan(40)
})

test('several servers need one that is set for all of them', async () => {
  const env = { DATA_DIR: '/nowhere', DATABASE_URL: 'postgres://127.0.0.1/shop' }
  expect(await openSealing({ ...env, SECRETS_KEY: undefined })).toBeNull()
  expect(await openSealing({ ...env, SECRETS_KEY: 'a key that all of them have' })).not.toBeNull()
})
