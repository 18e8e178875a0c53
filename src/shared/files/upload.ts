import { type Result, succeed } from '#shared/http/failure.ts'
import { uploadLimits } from './limits.ts'
import { type Asset, uploadFileCall } from './schema.ts'
import { type UploadOptions, uploadTo } from './send-file.ts'

/** Sends one picture to the server, for the browser. */
export async function upload(file: File, options: UploadOptions = {}): Promise<Result<Asset>> {
  const sent = await uploadTo(uploadFileCall, file, uploadLimits.bytes, options)
  return sent.ok ? succeed(sent.value.asset) : sent
}
