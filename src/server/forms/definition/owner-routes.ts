import { ownerChange } from '#server/changes/owner-change.ts'
import type { Staff } from '#server/http/serve.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import * as api from '#shared/forms/owner-api.ts'
import type { Form } from '#shared/forms/schema.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { may } from '#shared/roles/rules.ts'
import { countPerson, deletePerson } from '../inbox/delete-person.ts'
import { createForm, deleteForm, duplicateForm, renewWebhookSecret, saveForm } from './change-form.ts'
import { readForm, readWebhookSecret } from './form-store.ts'
import { usesOfForm } from './form-uses.ts'
import { listFormRows } from './list-forms.ts'

/** The owner's forms. */
export function ownerFormRoutes(services: Services): void {
  const { serve, formUses } = services

  serve(api.listFormsCall, async ({ website }) =>
    succeed({ forms: await listFormRows(reading(services, website), formUses) }),
  )

  serve(api.getFormCall, async ({ website, staff, parameters }) => {
    const form = await readForm(reading(services, website), parameters.formId)
    return form ? succeed(await opened({ website, staff }, form)) : fail('form-not-found')
  })

  serve(api.createFormCall, (call) => {
    const recipient = call.website.settings.orderNotificationEmail
    return ownerChange(
      services,
      call,
      (scope, batchId) => createForm(scope, call.body.template, recipient, batchId),
      async (form, batchId) => ({ ...(await opened(call, form)), batchId }),
    )
  })

  serve(api.duplicateFormCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => duplicateForm(scope, call.parameters.formId, batchId),
      async (form, batchId) => ({ ...(await opened(call, form)), batchId }),
    ),
  )

  serve(api.updateFormCall, (call) => {
    const { revision, ...content } = call.body
    return ownerChange(
      services,
      call,
      (scope, batchId) => saveForm(scope, call.parameters.formId, { revision, content }, batchId),
      async (form, batchId) => ({
        ...(await opened(call, form)),
        batchId: form.revision === revision ? null : batchId,
      }),
    )
  })

  serve(api.deleteFormCall, (call) =>
    ownerChange(services, call, (scope, batchId) => deleteForm(scope, formUses, call.parameters.formId, batchId)),
  )

  serve(api.renewWebhookSecretCall, async ({ website, staff, parameters }) =>
    changing(services, website, staff, (scope) => renewWebhookSecret(scope, parameters.formId)),
  )

  serve(api.countPersonCall, async ({ website, body }) =>
    succeed(await countPerson(reading(services, website), body.email)),
  )

  serve(api.deletePersonCall, (call) =>
    ownerChange(
      services,
      call,
      async (scope, batchId) => succeed(await deletePerson(scope, call.body.email, batchId)),
      (deleted) => ({ deleted }),
    ),
  )

  /** A form as its builder opens it. */
  async function opened({ website, staff }: { readonly website: Website; readonly staff: Staff }, form: Form) {
    const scope = reading(services, website)
    const maySign = may(staff.role, 'forms.write') && form.storage.webhook !== null
    return {
      form,
      uses: await usesOfForm(scope, formUses, form.id),
      webhookSecret: maySign ? await readWebhookSecret(scope, form.id) : null,
    }
  }
}
