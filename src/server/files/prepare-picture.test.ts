import { expect, test } from 'vitest'
import { uploadLimits } from '#shared/files/limits.ts'
import { checkUpload } from './prepare-picture.ts'

test('a picture that is too large is refused in the unit that screens say the limit in', () => {
  expect(checkUpload(Buffer.alloc(uploadLimits.bytes + 1), 'huge.jpg')).toMatchObject({
    failure: { code: 'file-too-large', fileName: 'huge.jpg', maxSize: '20 MB' },
  })
})
