import { z } from 'zod'
import type { Contract } from '#shared/http/contract.ts'

/**
 * A sentence for each parameter of a query that its call does not have: a filter with a wrong name would show
 * everything.
 * @param query as it was sent
 * @returns sentences by the names of the parameters, as `invalid-fields` has them; empty when the call has all of them
 */
export function unknownParameters({ query: schema }: Pick<Contract, 'query'>, query: unknown): Record<string, string> {
  const known = namesOf(schema)
  const sent = Object.keys((query ?? {}) as Record<string, unknown>)
  const words = known.length === 0 ? 'This call has no parameters.' : `This call has only: ${known.join(', ')}.`
  return Object.fromEntries(sent.filter((name) => !known.includes(name)).map((name) => [name, words]))
}

const namesOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape).sort() : []
