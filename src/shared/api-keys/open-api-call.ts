import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'

export const getOpenApiCall = contract({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Get the OpenAPI description of every call that API keys can make',
  access: 'public',
  reply: z.looseObject({ openapi: z.string() }),
})
