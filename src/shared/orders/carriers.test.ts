import { expect, test } from 'vitest'
import { carrierName, carriers, trackingUrlOf } from './carriers.ts'

test('finds where a parcel can be followed, whatever the letters and spaces', () => {
  expect(trackingUrlOf(' ups ', '1Z 999 AA1')).toBe('https://www.ups.com/track?tracknum=1Z999AA1')
})

test('lets nothing of the number out of its place in the address', () => {
  expect(trackingUrlOf('UPS', 'a&b=#c')).toBe('https://www.ups.com/track?tracknum=a%26b%3D%23c')
})

test('knows nothing of other carriers, nor without a number', () => {
  expect(trackingUrlOf('Cousin Bob', '12')).toBe('')
  expect(trackingUrlOf('UPS', ' ')).toBe('')
})

test('every known carrier has an address that the server takes', () => {
  for (const carrier of carriers) {
    expect(new URL(trackingUrlOf(carrier, '00340434161094042557')).protocol).toBe('https:')
  }
})

test('writes a carrier as it writes itself', () => {
  expect(carrierName(' ups ')).toBe('UPS')
  expect(carrierName('Cousin Bob')).toBe('Cousin Bob')
})
