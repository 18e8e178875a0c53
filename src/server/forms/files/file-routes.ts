import { receiveStream } from '#server/files/receive-file.ts'
import { answerAttachment, attachmentOf } from '#server/files/send-attachment.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import * as contracts from '#shared/forms/files-api.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { readForm } from '../definition/form-store.ts'
import { readFormFile } from './form-files.ts'
import { saveFormFile } from './save-form-file.ts'

/** Files of submissions: visitors upload them in advance, owners download them. */
export function formFileRoutes(services: Services): void {
  const { serve, files } = services

  serve(contracts.uploadFormFileCall, async ({ request, website, parameters: { formId, fieldId } }) => {
    const form = await readForm(reading(services, website), formId)
    const field = form?.fields.find((one) => one.id === fieldId)
    if (field?.type !== 'file') return fail('form-not-configured')
    const saved = await saveFormFile(services, website, { formId, field }, (mostBytes, keep) =>
      receiveStream(request, mostBytes, keep),
    )
    return saved.ok ? succeed({ file: saved.value }) : saved
  })

  serve(contracts.openFormFileCall, async ({ request, reply, website, parameters: { fileId } }) => {
    const row = await readFormFile(reading(services, website), fileId)
    // A file that was uploaded but never submitted is not part of a response.
    if (!row || row.submission_id === null) return fail('file-not-found')
    return answerAttachment(request, reply, files, attachmentOf(row))
  })
}
