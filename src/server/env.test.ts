import { expect, test } from 'vitest'
import { EnvironmentError, readEnv } from './env.ts'

const EXAMPLE = 'https://shop.example.com'

test.each([
  ['PORT', 'abc', 'must be a whole number from 0 to 65535'],
  ['PORT', ' ', 'must be a whole number from 0 to 65535'],
  ['PORT', '0x10', 'must be a whole number from 0 to 65535'],
  ['PORT', '65536', 'must be a whole number from 0 to 65535'],
  ['PAGE_CACHE_MEGABYTES', '-1', 'must be a whole number from 0 to 65536'],
  ['RATE_LIMIT_MULTIPLIER', '0', 'must be a whole number from 1 to 1000000'],
  ['LIMIT_PRODUCTS_PER_COLLECTION', 'many', 'must be a whole number from 1 to 999999999'],
  ['DATABASE_URL', 'mysql://host/shop', 'must be a URL such as postgres://user:password@host:5432/vitrine'],
  ['REDIS_URL', 'redis://', 'must be a URL such as redis://host:6379'],
  ['SMTP_URL', 'mail.example.com', 'must be a URL such as smtp://user:password@mail.example.com:587'],
  ['SMTP_URL', 'smtp://', 'must be a URL such as smtp://user:password@mail.example.com:587'],
  ['MAIL_FROM', 'The shop', 'must be a sender such as Shop <shop@example.com>'],
  ['PUBLIC_URL', 'shop.example.com', `must be a URL such as ${EXAMPLE}`],
  ['PUBLIC_URL', `${EXAMPLE}/shop`, `must be a URL without a path, such as ${EXAMPLE}`],
  ['TRUST_PROXY', 'nginx', 'must be a number of proxies or their addresses, such as 1 or 10.0.0.0/8'],
  ['TRUST_PROXY', '-1', 'must be a number of proxies or their addresses, such as 1 or 10.0.0.0/8'],
  ['TRUST_PROXY', '10.0.0.0/33', 'must be a number of proxies or their addresses, such as 1 or 10.0.0.0/8'],
  ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
  ['S3_BUCKET', 'pictures', 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to be set too'],
  ['S3_ACCESS_KEY_ID', 'key', 'needs S3_BUCKET to be set too'],
  ['DEMO_OWNER_PASSWORD', 'short', 'must have 10 characters or more'],
])('%s=%s is refused in one line that says what it must be', (name, value, sentence) => {
  expect(() => readEnv({ [name]: value })).toThrow(new EnvironmentError(`${name}: ${sentence}`))
})

test('every mistake has a line of its own', () => {
  expect(() => readEnv({ PORT: 'x', SMTP_URL: 'y', LOG_LEVEL: 'z' })).toThrow(/^PORT: .+\nSMTP_URL: .+\nLOG_LEVEL: .+$/)
})

test('what is empty counts as absent', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '', S3_BUCKET: '' })).toMatchObject({ PORT: 3000, DATA_DIR: 'data' })
})

test.each([
  ['PORT', '8080', 8080],
  ['PUBLIC_URL', `${EXAMPLE}/`, EXAMPLE],
  ['STUDIO_URL', 'http://studio.localhost:3000', 'http://studio.localhost:3000'],
  ['MAIL_FROM', 'shop@localhost', 'shop@localhost'],
  ['MAIL_FROM', 'Shop <shop@example.com>', 'Shop <shop@example.com>'],
  ['TRUST_PROXY', '1', '1'],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8, fd00::1', 'loopback, 10.0.0.0/8, fd00::1'],
])('%s=%s is taken', (name, value, read) => {
  expect(readEnv({ [name]: value })).toMatchObject({ [name]: read })
})
