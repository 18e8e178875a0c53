import type { FastifyInstance } from 'fastify'
import { ResponseSerializationError, validatorCompiler } from 'fastify-type-provider-zod'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { compiledWhenOften } from '#server/checking/compiled.ts'

/**
 * Checks what calls send and what they are answered by the schemas of their contracts. Replies are parsed, which can be
 * compiled, and not encoded, which is the same for schemas that convert nothing, as all of ours.
 */
export function checkCalls(app: FastifyInstance): void {
  app.setValidatorCompiler<$ZodType>(({ schema, ...route }) =>
    compiledWhenOften(schema, (current, value) => validatorCompiler({ ...route, schema: current })(value)),
  )
  app.setSerializerCompiler<$ZodType>(({ schema, method, url }) =>
    compiledWhenOften(schema, (current, value) => {
      const result = safeParse(current, value)
      if (!result.success) throw new ResponseSerializationError(method, url, { cause: result.error })
      return JSON.stringify(result.data)
    }),
  )
}
