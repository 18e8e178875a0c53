import { notifications } from '@mantine/notifications'
import { sentenceOf } from '#shared/failures.ts'
import type { Asset } from '#shared/files/schema.ts'
import { upload } from '#shared/files/upload.ts'
import { handleFailure } from '#studio/session/session-end.ts'

/** Uploads an image to the library, and shows how far it is. @returns null when it was refused, which is shown too */
export async function uploadImage(file: File): Promise<Asset | null> {
  const id = `upload-${crypto.randomUUID()}`
  const message = (share: number) => `Uploading ${file.name}… ${Math.round(100 * share)}%`
  const shown = { id, loading: true, autoClose: false, withCloseButton: false, withBorder: true }
  notifications.show({ ...shown, message: message(0) })
  const sent = await upload(file, {
    onProgress: (share) => notifications.update({ ...shown, message: message(share) }),
  })
  notifications.hide(id)
  if (sent.ok) return sent.value
  handleFailure(sent.failure)
  notifications.show({ message: sentenceOf(sent.failure), color: 'danger', withBorder: true })
  return null
}
