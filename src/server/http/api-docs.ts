import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Contract } from '#shared/http/contract.ts'
import { describeRefusals } from './describe-refusals.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract of the route, if it has one. */
    contract?: Contract
  }
}

/** The page's scripts are our files; it writes styles itself. Nothing in it needs https or another host. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** Generates OpenAPI from the contracts, as a page at `/api/docs` and as JSON at `/api/docs/json`. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      info: { title: 'Vitrine', description: 'Every call of this installation.', version: '1' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'session' },
          crumb: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
        },
      },
    },
    transform: (printed) => {
      const { schema, url } = jsonSchemaTransform(printed)
      const { contract } = printed.route.config ?? {}
      if (!contract) return { schema, url }
      const { response, security } = describeRefusals(contract)
      return { schema: { ...schema, security, response: { ...response, ...(schema.response as object) } }, url }
    },
  })
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: () => POLICY,
  })
}
