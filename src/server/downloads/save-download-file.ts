import { downloadKey } from '#server/files/keys.ts'
import { saveUpload, type TakeIn } from '#server/files/save-upload.ts'
import { newId } from '#server/identifiers.ts'
import { insertDownloadFile } from '#server/products/download-files.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import type { DownloadFile } from '#shared/downloads/schema.ts'
import { type Result, succeed } from '#shared/http/failure.ts'

/** Stores a file that is sold, of any type, where no public URL leads. */
export async function saveDownloadFile<Code extends string>(
  services: Pick<Services, 'files' | 'app'>,
  scope: Scope,
  takeIn: TakeIn<Code>,
): Promise<Result<DownloadFile, Code | 'upload-failed'>> {
  const id = newId()
  const storageKey = downloadKey(scope.websiteId, id)
  const taken = await saveUpload(services, storageKey, takeIn)
  if (!taken.ok) return taken
  const file = { id, ...taken.value }
  await insertDownloadFile(scope, { ...file, storageKey })
  return succeed(file)
}
