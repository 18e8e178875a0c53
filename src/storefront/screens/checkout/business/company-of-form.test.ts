import { expect, test } from 'vitest'
import { blankAddress } from '#shared/addresses/blank-address.ts'
import { withCompany } from './company-of-form.ts'

const at = (company: string) => ({ ...blankAddress, company })
const form = {
  ...{ billingIsShipping: true, isBusiness: true, company: '' },
  ...{ shippingAddress: at(''), billingAddress: at('') },
}

test.each([
  [
    'comes from the address when a business buys',
    { isBusiness: false, shippingAddress: at('Mill') },
    { isBusiness: true },
    'Mill',
  ],
  ['comes from the address that is typed later', {}, { shippingAddress: at('M') }, 'M'],
  ['follows the address', { company: 'M', shippingAddress: at('M') }, { shippingAddress: at('Mi') }, 'Mi'],
  [
    'stays as the buyer typed it',
    { company: 'Other', shippingAddress: at('M') },
    { shippingAddress: at('Mi') },
    undefined,
  ],
  ['stays empty where the buyer emptied it', { shippingAddress: at('M') }, { note: 'Hello' }, undefined],
  ['comes from the billing address where it differs', { billingIsShipping: false }, { billingAddress: at('B') }, 'B'],
  [
    'stays when the billing address, still empty, differs',
    { company: 'M', shippingAddress: at('M') },
    { billingIsShipping: false },
    undefined,
  ],
  ['is left alone where no business buys', { isBusiness: false }, { shippingAddress: at('M') }, undefined],
  ['is what the buyer types', {}, { company: 'Mill' }, 'Mill'],
])('the name of the business %s', (_what, before, part, company) => {
  expect(withCompany({ ...form, ...before }, part).company).toBe(company)
})
