import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { countryCodes } from './countries.ts'

export const countrySchema = z.enum(countryCodes, 'Choose a country.')

/** A postal address: shapes and lengths only. `rules.ts` knows which lines a country needs. */
export const addressSchema = z.strictObject({
  firstName: singleLine(100),
  lastName: singleLine(100),
  company: singleLine(100).default(''),
  addressLine1: singleLine(200),
  addressLine2: singleLine(200).default(''),
  city: singleLine(100),
  /** State, province or prefecture: its code where the country has codes. */
  region: singleLine(100).default(''),
  postalCode: singleLine(20).default(''),
  country: countrySchema,
  phone: singleLine(40).default(''),
})
export type Address = z.infer<typeof addressSchema>

/** The fields of a schema as plain texts without rules. */
const textFieldsOf = <Key extends string>(schema: { readonly shape: Readonly<Record<Key, unknown>> }) =>
  Object.fromEntries(Object.keys(schema.shape).map((key) => [key, z.string()])) as Record<Key, z.ZodString>

/** An address as an order stores it. It has no rules, so that old orders stay readable when the rules change. */
export const orderAddressSchema = z.object(textFieldsOf(addressSchema))

/** The buyer of items that are not shipped: a name, and the parts of a place that taxes depend on. */
export const buyerSchema = z.strictObject({
  firstName: addressSchema.shape.firstName,
  lastName: addressSchema.shape.lastName,
  /** Null where no tax needs it. */
  country: countrySchema.nullable(),
  /** The code of the state, province or prefecture; empty where no tax needs it. */
  region: z.string().trim().max(100),
})
export type Buyer = z.infer<typeof buyerSchema>

/** A buyer as an order stores them: without rules, so that old orders stay readable when the rules change. */
export const orderBuyerSchema = z.object({ ...textFieldsOf(buyerSchema), country: z.string().nullable() })

export const regionSchema = z.object({ code: z.string(), name: z.string() })

export const listRegionsCall = contract({
  method: 'GET',
  path: '/api/commerce/regions/:country',
  summary: 'List the states, provinces or prefectures of a country; empty where addresses name none or any text',
  access: 'public',
  parameters: z.object({ country: countrySchema }),
  reply: z.object({ regions: z.array(regionSchema) }),
})
