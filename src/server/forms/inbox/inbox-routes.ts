import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import * as api from '#shared/forms/inbox-api.ts'
import { likertLabels } from '#shared/forms/likert-labels.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { readForm } from '../definition/form-store.ts'
import { changeSubmissions, notifyOfFalseAlarms } from './change-submissions.ts'
import { countUnread } from './count-unread.ts'
import { listSubmissions } from './list-submissions.ts'
import { openSubmission } from './open-submission.ts'
import { sendSubmissionsCsv } from './submissions-csv.ts'
import { summarizeSubmissions } from './summarize-submissions.ts'

/** The owner's calls on submissions. */
export function inboxRoutes(services: Services): void {
  const { serve, env } = services

  serve(api.countUnreadCall, async ({ website }) => succeed({ unread: await countUnread(reading(services, website)) }))

  serve(api.listSubmissionsCall, async ({ website, parameters, query }) => {
    const scope = reading(services, website)
    const form = await readForm(scope, parameters.formId)
    if (!form) return fail('form-not-found')
    return succeed(await listSubmissions(scope, form.id, query, website.settings.timeZone))
  })

  serve(api.listAllSubmissionsCall, async ({ website, query }) =>
    succeed(await listSubmissions(reading(services, website), null, query, website.settings.timeZone)),
  )

  serve(api.exportSubmissionsCall, async ({ website, parameters, query, reply }) => {
    const scope = reading(services, website)
    const form = await readForm(scope, parameters.formId)
    return form ? sendSubmissionsCsv(scope, website, form, query, reply) : fail('form-not-found')
  })

  serve(api.summarizeSubmissionsCall, async ({ website, parameters }) => {
    const scope = reading(services, website)
    const form = await readForm(scope, parameters.formId)
    if (!form) return fail('form-not-found')
    return succeed(await summarizeSubmissions(scope, form, likertLabels(website.settings.texts)))
  })

  serve(api.getSubmissionCall, async ({ website, parameters }) => {
    const { formId, submissionId } = parameters
    const labels = likertLabels(website.settings.texts)
    const found = await openSubmission(reading(services, website), formId, submissionId, labels)
    return found ? succeed(found) : fail('submission-not-found')
  })

  serve(
    api.changeSubmissionsCall,
    async ({ website, staff, request, parameters, body: { submissionIds, ...change } }) => {
      const origin = originOf(env, website, request)
      const changed = await changing(services, website, staff, async (scope) => {
        const form = change.folder === 'inbox' ? await readForm(scope, parameters.formId) : null
        if (form)
          await notifyOfFalseAlarms(scope, services.onSubmission, form, submissionIds, {
            origin,
            language: website.settings.locale,
          })
        return changeSubmissions(scope, parameters.formId, submissionIds, change)
      })
      return changed > 0 ? succeed({ changed }) : fail('submission-not-found')
    },
  )
}
