import { newBatchId } from '#server/changes/record-change.ts'
import type { Staff } from '#server/http/serve.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import * as api from '#shared/forms/owner-api.ts'
import type { Form } from '#shared/forms/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { may } from '#shared/roles/rules.ts'
import { countPerson, deletePerson } from '../inbox/delete-person.ts'
import { createForm, deleteForm, duplicateForm, renewWebhookSecret, saveForm } from './change-form.ts'
import { readForm, readWebhookSecret } from './form-store.ts'
import { type FindFormUses, readFormUses } from './form-uses.ts'
import { listFormRows } from './list-forms.ts'

/** The owner's forms. */
export function ownerFormRoutes(services: Services): void {
  const { serve, formUses } = services

  serve(api.listForms, async ({ website }) =>
    succeed({ forms: await listFormRows(reading(services, website), formUses) }),
  )

  serve(api.getForm, async ({ website, staff, parameters }) => {
    const scope = reading(services, website)
    const form = await readForm(scope, parameters.formId)
    return form ? succeed(await opened(scope, formUses, form, staff)) : fail('form-not-found')
  })

  serve(api.createForm, ({ website, staff, body }) =>
    change(website, staff, (scope, batchId) =>
      createForm(scope, body.template, website.settings.orderNotificationEmail, batchId),
    ),
  )

  serve(api.duplicateForm, ({ website, staff, parameters }) =>
    change(website, staff, (scope, batchId) => duplicateForm(scope, parameters.formId, batchId)),
  )

  serve(api.updateForm, async ({ website, staff, parameters, body: { revision, ...content } }) => {
    const saved = await change(website, staff, (scope, batchId) =>
      saveForm(scope, parameters.formId, { revision, content }, batchId),
    )
    if (!saved.ok) return saved
    // Nothing was different, so nothing was logged.
    return saved.value.form.revision === revision ? succeed({ ...saved.value, batchId: null }) : saved
  })

  serve(api.deleteForm, async ({ website, staff, parameters }) => {
    const batchId = newBatchId()
    const deleted = await changing(services, website, staff, (scope) =>
      deleteForm(scope, formUses, parameters.formId, batchId),
    )
    return deleted.ok ? succeed({ batchId }) : deleted
  })

  serve(api.renewWebhookSecret, async ({ website, staff, parameters }) =>
    changing(services, website, staff, (scope) => renewWebhookSecret(scope, parameters.formId)),
  )

  serve(api.countPerson, async ({ website, body }) =>
    succeed(await countPerson(reading(services, website), body.email)),
  )

  serve(api.deletePerson, async ({ website, staff, body }) =>
    succeed({
      deleted: await changing(services, website, staff, (scope) => deletePerson(scope, body.email, newBatchId())),
    }),
  )

  /** Changes a form and answers with it as its builder opens it. */
  async function change<Code extends string>(
    website: { id: string },
    staff: Staff,
    work: (scope: ChangeScope, batchId: string) => Promise<Result<Form, Code>>,
  ) {
    const batchId = newBatchId()
    return changing(services, website, staff, async (scope) => {
      const changed = await work(scope, batchId)
      return changed.ok
        ? succeed({ ...(await opened(scope, formUses, changed.value, staff)), batchId: batchId as string | null })
        : changed
    })
  }
}

async function opened(scope: Scope, formUses: FindFormUses, form: Form, staff: Staff) {
  const maySign = may(staff.role, 'forms.write') && form.storage.webhook !== null
  return {
    form,
    uses: (await readFormUses(scope, formUses)).get(form.id) ?? [],
    webhookSecret: maySign ? await readWebhookSecret(scope, form.id) : null,
  }
}
