import { expect, test } from 'vitest'
import { holds } from './installed.mjs'

const linux = { platform: 'linux', arch: 'x64' }
const react = { version: '19.0.0', integrity: 'sha512-a' }
const forLinux = { version: '1.0.0', integrity: 'sha512-b', optional: true, os: ['linux'], cpu: ['x64'] }
const forMac = { version: '1.0.0', integrity: 'sha512-c', optional: true, os: ['darwin'], cpu: ['arm64'] }
const wanted = {
  packages: {
    '': { name: 'vitrine' },
    'node_modules/react': react,
    'node_modules/tool-linux': forLinux,
    'node_modules/tool-mac': forMac,
  },
}
const installed = (packages) => ({ packages })

test('what the lock file asks for, without the packages of other platforms, is up to date', () => {
  const here = installed({ 'node_modules/react': react, 'node_modules/tool-linux': forLinux })
  expect(holds(here, wanted, linux)).toBe(true)
})

test('a package that is missing, of another version or not asked for is not', () => {
  expect(holds(installed({}), wanted, linux)).toBe(false)
  expect(holds(installed({ 'node_modules/react': { ...react, version: '18.0.0' } }), wanted, linux)).toBe(false)
  expect(holds(installed({ 'node_modules/react': react, 'node_modules/left': react }), wanted, linux)).toBe(false)
})

test('a folder that was copied from another kind of machine is not', () => {
  const copied = installed({ 'node_modules/react': react, 'node_modules/tool-mac': forMac })
  expect(holds(copied, wanted, linux)).toBe(false)
})
