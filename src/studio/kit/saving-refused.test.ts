import { expect, test } from 'vitest'
import { fail, succeed } from '#shared/http/failure.ts'
import { $isSavingRefused, handleOutcome } from './saving-refused.ts'

test('what cannot be kept is known until something is kept again', () => {
  const heard = (method: 'GET' | 'POST', result: Parameters<typeof handleOutcome>[1]) => {
    handleOutcome({ method }, result)
    return $isSavingRefused.get()
  }
  expect(heard('GET', fail('unavailable'))).toBe(false)
  expect(heard('POST', fail('sku-taken'))).toBe(false)
  expect(heard('POST', fail('unavailable'))).toBe(true)
  expect(heard('GET', succeed({}))).toBe(true)
  expect(heard('POST', fail('sku-taken'))).toBe(true)
  expect(heard('POST', succeed({}))).toBe(false)
})
