import type { Services } from '#server/services.ts'
import { hostName } from '#server/websites/host-name.ts'
import { originOf } from '#server/websites/origin.ts'
import * as contracts from '#shared/forms/api.ts'
import { formBlockTemplate, getTemplateSchemaCall } from '#shared/forms/template-schema.ts'
import { succeed } from '#shared/http/failure.ts'
import { createKey } from './submission-key.ts'
import { checkAnswers, submitForm } from './submit-form.ts'

/** The calls of visitors' forms. */
export function formRoutes(services: Services): void {
  const { serve, secret } = services

  serve(contracts.createSubmissionKeyCall, async ({ website }) =>
    succeed({ key: createKey(secret, website.id, Date.now()) }),
  )

  serve(contracts.saveFormSubmissionCall, ({ website, request, body }) =>
    submitForm(services, website, body, {
      address: request.ip,
      origin: originOf(services.env, website, request),
      host: hostName(request.host),
      isPlainPost: false,
    }),
  )

  serve(contracts.validateFormCall, ({ website, parameters, body }) =>
    checkAnswers(services, website, parameters.formId, body),
  )

  serve(getTemplateSchemaCall, async () => succeed(formBlockTemplate))
}
