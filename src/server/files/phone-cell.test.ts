import { expect, test } from 'vitest'
import { phoneCell } from './phone-cell.ts'

test.each([
  ['+4930123456', '+49 30123456'],
  ['+49 30 123456', '+49 30 123456'],
  ['+15035550100', '+1 5035550100'],
  ['+1-503-555-0100', '+1 503 555 0100'],
  ['+1 (503) 555-0100', '+1 503 555 0100'],
  ['+353 1 679 6000', '+353 1 679 6000'],
  ['+35316796000', '+353 16796000'],
])('the phone number %s is written as %s, which no spreadsheet computes', (text, cell) => {
  expect(phoneCell(text)).toBe(cell)
})

test.each([
  '030 123456',
  '+1',
  '+1+2+3+4567890',
  '+49 30 123456 ext. 5',
  '=+4930123456',
  '+12345678901234567',
  '+4930@123456',
  '',
])('%j is no phone number', (text) => {
  expect(phoneCell(text)).toBeNull()
})
