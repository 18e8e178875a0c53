import { deleteInBatches } from '#server/jobs/delete-in-batches.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { formLimits } from '#shared/forms/limits.ts'
import { listForms } from '../definition/form-store.ts'
import { removeLostFiles } from '../files/form-files.ts'

/** Deletes submissions after their form's retention time, old spam, and the files of everything that is gone. */
export async function deleteOldSubmissions(
  services: Pick<Services, 'database' | 'websites' | 'worker'>,
  website: { id: string },
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const scope = reading(services, website)
  for (const form of await listForms(scope)) {
    const days = form.storage.retentionDays
    if (days !== null) await deleteBefore(form.id, now - days * DAY_MILLISECONDS)
    await deleteBefore(form.id, now - formLimits.spamDays * DAY_MILLISECONDS, 'spam')
  }
  while (!stopping() && (await changing(services, website, null, (change) => removeLostFiles(change, now))) > 0);

  function deleteBefore(formId: string, moment: number, folder?: 'spam') {
    let old = scope.database
      .selectFrom('form_submissions')
      .select('id')
      .where('website_id', '=', website.id)
      .where('form_id', '=', formId)
      .where('created_at', '<', moment)
    if (folder) old = old.where('folder', '=', folder)
    return deleteInBatches(
      (rows) =>
        scope.database
          .deleteFrom('form_submissions')
          .where('website_id', '=', website.id)
          .where('id', 'in', old.limit(rows))
          .executeTakeFirst(),
      stopping,
    )
  }
}
