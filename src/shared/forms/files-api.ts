import { z } from 'zod'
import { uploadLimits } from '#shared/files/limits.ts'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { fieldIdSchema } from './field-schema.ts'

/**
 * Uploads one file of an answer before the form is submitted: `multipart/form-data` with one part `file`
 * (`shared/files/send-file.ts` sends it). The answer to the field is a list of `writeFileAnswer(file)`. Files that no
 * submission names are deleted after a day.
 */
export const uploadFormFileCall = contract({
  method: 'POST',
  path: '/api/form/files/:formId/:fieldId',
  summary: 'Upload a file for a response (multipart/form-data, one part named file)',
  access: 'public',
  perMinute: 30,
  takesLong: true,
  parameters: z.object({ formId: idSchema, fieldId: fieldIdSchema }),
  reply: z.object({
    file: z.object({ id: idSchema, filename: z.string().max(uploadLimits.filename), bytes: z.int().positive() }),
  }),
  failures: [
    'form-not-configured',
    'form-files-full',
    'file-empty',
    'file-missing',
    'file-too-large',
    'file-type-unsupported',
    'upload-failed',
  ],
})

export const openFormFileCall = contract({
  method: 'GET',
  path: '/api/owner/forms/files/:fileId',
  summary: 'Download a file of a response',
  access: 'forms.read',
  parameters: z.object({ fileId: idSchema }),
  reply: z.any(),
  failures: ['file-not-found'],
})
