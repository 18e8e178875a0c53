import { z } from 'zod'
import { customerProfileSchema, customerSummarySchema } from '#shared/customers/schema.ts'
import { fieldSchema } from '#shared/forms/field-schema.ts'
import { orderSchema, orderSummarySchema } from '#shared/orders/schema.ts'
import { productRowSchema } from '#shared/products/api.ts'
import { productSchema } from '#shared/products/schema.ts'
import { stockEntrySchema, stockRowSchema } from '#shared/stock/schema.ts'

/** Schemas with a name of their own in the description of the API; all others are written where they are used. */
const named = {
  Order: orderSchema,
  OrderSummary: orderSummarySchema,
  Product: productSchema,
  ProductSummary: productRowSchema,
  Customer: customerProfileSchema,
  CustomerSummary: customerSummarySchema,
  StockRow: stockRowSchema,
  StockEntry: stockEntrySchema,
  FormField: fieldSchema,
}

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) names.add(schema, { id })

export type JsonSchema = Readonly<Record<string, unknown>>

/** Schemas of a description, and those with names that they refer to. */
export class ApiSchemas {
  readonly components: Record<string, JsonSchema> = {}

  /** A schema as JSON Schema of OpenAPI 3.1. @param io what callers send, or what they get */
  of(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const made = z.toJSONSchema(schema, {
      io,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      // A reply has the fields that are described and may get more later; what callers send is checked exactly.
      ...(io === 'input' ? { metadata: z.registry<{ id: string }>() } : { metadata: names }),
    })
    const { $schema: _, $defs = {}, ...own } = made
    for (const [name, definition] of Object.entries($defs)) this.components[name] ??= referring(definition)
    return referring(own)
  }
}

/** The same schema with its references in the place where OpenAPI has them. */
const referring = (schema: object): JsonSchema => moved(schema) as JsonSchema

function moved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(moved)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === '$ref' && typeof one === 'string' ? one.replace('#/$defs/', '#/components/schemas/') : moved(one),
    ]),
  )
}
