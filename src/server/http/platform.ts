import fastifyCookie from '@fastify/cookie'
import fastifyFormbody from '@fastify/formbody'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/env.ts'
import { setErrorMessages } from '#shared/texts/error-messages.ts'
import { limitBodyTimes } from './body-times.ts'
import { checkCalls } from './check-calls.ts'
import { compressReplies } from './compress-replies.ts'
import { dropDirectionMarks } from './drop-direction-marks.ts'
import { answerErrors } from './errors.ts'
import { limitRates } from './rate-limits.ts'
import { readEmptyBodies } from './read-empty-bodies.ts'
import { readParameters } from './read-parameters.ts'
import { refuseNul } from './refuse-nul.ts'
import { secureAnswers } from './security-headers.ts'
import { answerUnknownCalls } from './unknown-calls.ts'

/**
 * Everything that applies to all routes: schemas, time limits, cookies, forms, headers, rate limits, compression,
 * errors.
 */
export async function preparePlatform(app: FastifyInstance, env: Env): Promise<void> {
  setErrorMessages()
  checkCalls(app)
  answerErrors(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  limitBodyTimes(app)
  await app.register(fastifyCookie)
  readEmptyBodies(app)
  await app.register(fastifyFormbody, { bodyLimit: 64 * 1024, parser: readParameters })
  // Forms with files: each route sets its own limit of size, and answers larger ones.
  await app.register(fastifyMultipart, { throwFileSizeLimit: false })
  secureAnswers(app, env)
  await limitRates(app, env)
  refuseNul(app)
  dropDirectionMarks(app)
  compressReplies(app)
  answerUnknownCalls(app)
}
