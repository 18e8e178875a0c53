import { expect, test } from 'vitest'
import * as contracts from '#shared/cart/api.ts'
import { formCalls } from './form-calls.ts'

const contractOf: Record<string, unknown> = { ...contracts }

test.each(Object.entries(formCalls))('%s is called where its contract says', (name, place) => {
  expect(contractOf[`${name}Call`]).toMatchObject({ ...place })
})
