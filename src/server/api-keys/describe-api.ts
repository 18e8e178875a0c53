import type { z } from 'zod'
import { retryAfter } from '#server/http/send-failure.ts'
import { apiKeyLimits } from '#shared/api-keys/schema.ts'
import { scopeOf } from '#shared/api-keys/scope-of.ts'
import { statusOf } from '#shared/failure-statuses.ts'
import type { FailureCode } from '#shared/failures.ts'
import type { Contract } from '#shared/http/contract.ts'
import { ApiSchemas, type JsonSchema } from './api-schemas.ts'
import { examplePath } from './examples/define.ts'
import { exampleOf } from './examples/examples.ts'

export interface OpenApi extends Record<string, unknown> {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** OpenAPI 3.1 of every call that a key can make, from the contracts, in the order of their paths. */
export function describeApi(contracts: readonly Contract[]): OpenApi {
  const schemas = new ApiSchemas()
  const paths: Record<string, Record<string, unknown>> = {}
  const open = contracts.filter((contract) => scopeOf(contract) !== null)
  for (const contract of open.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const path = contract.path.replace(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operationOf(contract, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '1',
      description:
        'Orders, subscriptions, invoices, reports, products, stock, customers, discounts, gift cards, reviews, restock notices and forms of one site. Money is in hundredths, times are milliseconds since 1970.',
    },
    servers: [{ url: '/', description: 'The domain of the site' }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key of the site.' } },
      schemas: { ...sorted(schemas.components), Refusal: refusal },
    },
  }
}

const refusal = {
  type: 'object',
  description: 'Why a call was refused: its code, a sentence, and facts by code.',
  properties: { code: { type: 'string' }, error: { type: 'string' } },
  required: ['code', 'error'],
}

function operationOf(contract: Contract, schemas: ApiSchemas): JsonSchema {
  const { body, query } = exampleOf(contract)
  return {
    operationId: operationIdOf(contract),
    summary: contract.summary,
    tags: [scopeOf(contract)!.split(':')[0]],
    description: `Permission: \`${scopeOf(contract)}\`.`,
    parameters: [
      ...parametersIn('path', contract.parameters, { schemas, examples: examplePath }),
      ...parametersIn('query', contract.query, { schemas, examples: query ?? {} }),
      ...(contract.method === 'GET' || contract.hasSecretReply ? [] : [idempotencyKey]),
    ],
    ...(contract.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemas.of(contract.body, 'input'),
            ...(body !== undefined && { example: body }),
          },
        },
      },
    }),
    responses: { 200: answerOf(contract, schemas), ...refusalsOf(contract) },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: `The same key gets the same answer for ${apiKeyLimits.answerHours} hours: a request that is sent again is done once.`,
  schema: { type: 'string', minLength: 1, maxLength: apiKeyLimits.idempotencyKey },
}

/** A name for the call that is the same in every version: its method and path. */
const operationIdOf = ({ method, path }: Contract): string =>
  method.toLowerCase() +
  path
    .replace('/api/owner', '')
    .replace(/:[A-Za-z]+/g, (name) => `by-${name.slice(1)}`)
    .replace(/[/.-]([A-Za-z])/g, (_, letter: string) => letter.toUpperCase())

function parametersIn(
  place: 'path' | 'query',
  schema: z.ZodType | undefined,
  { schemas, examples }: { readonly schemas: ApiSchemas; readonly examples: Readonly<Record<string, string>> },
): JsonSchema[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.of(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
    ...(Object.hasOwn(examples, name) && {
      example: described.type === 'number' ? Number(examples[name]) : examples[name],
    }),
  }))
}

/** Files are answered as they are; all other calls answer with JSON. */
function answerOf({ reply, path }: Contract, schemas: ApiSchemas): JsonSchema {
  const described = schemas.of(reply, 'output')
  const isJson = described.type === 'object' || '$ref' in described || 'anyOf' in described || 'oneOf' in described
  if (isJson) return { description: 'Done', content: { 'application/json': { schema: described } } }
  const type = path.endsWith('.csv') ? 'text/csv' : 'application/octet-stream'
  return { description: 'A file', content: { [type]: { schema: { type: 'string' } } } }
}

/** The refusals of a call by status. */
function refusalsOf(contract: Contract): Record<string, JsonSchema> {
  const codes = new Set<string>([
    ...['api-key-invalid', 'api-key-scope', 'rate-limited'],
    ...(contract.body || contract.query ? ['invalid-fields'] : []),
    ...(contract.method === 'GET' || contract.hasSecretReply
      ? []
      : ['idempotency-key-invalid', 'idempotency-key-used', 'idempotency-key-running']),
    ...(contract.failures ?? []),
  ])
  const byStatus = Map.groupBy(codes, (code) => statusOf[code as FailureCode])
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      String(status),
      {
        description: `\`code\` is ${some.toSorted().join(', ')}`,
        ...(retryAfter(status) !== undefined && { headers: { 'Retry-After': { schema: { type: 'string' } } } }),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  )
}

const sorted = (components: Readonly<Record<string, JsonSchema>>) =>
  Object.fromEntries(Object.entries(components).toSorted(([one], [other]) => (one < other ? -1 : 1)))
