import { listIn, type Messages, wordsIn } from '#shared/http/facts.ts'
import { formatSizeLimit } from './file-size.ts'
import { folderLimits, pictureTypesInWords, uploadLimits } from './limits.ts'

/** Sentences for the failures of files. */
export const fileMessages = {
  'file-damaged': (facts) =>
    `The file ${wordsIn(facts, 'fileName')} is damaged or incomplete. Save it again, then retry.`,
  /** Facts: `fileName`. */
  'file-empty': (facts) => `The file ${wordsIn(facts, 'fileName')} is empty. Choose another one.`,
  /** Facts: `uses`, the titles of the pages and products that show the file. */
  'file-in-use': (facts) => {
    const uses = listIn(facts, 'uses')
    const shown = uses.slice(0, 3).join(', ')
    const rest = uses.length > 3 ? ` and ${uses.length - 3} more` : ''
    return shown
      ? `This file is used by ${shown}${rest}. Remove it there first.`
      : 'This file is used by a page. Remove it there first.'
  },
  'file-missing': () => 'Choose a file.',
  'file-not-found': () => 'This file no longer exists.',
  /** Facts: `fileName`, `maxSize` as text. */
  'file-too-large': (facts) =>
    `The file ${wordsIn(facts, 'fileName')} is too large. The maximum allowed file size is ${wordsIn(facts, 'maxSize')}.`,
  /** Facts: `fileName`, `fileTypeMessage` followed by a space, such as 'image '. */
  'file-type-unsupported': (facts) =>
    `The file ${wordsIn(facts, 'fileName')} does not appear to be a supported ${wordsIn(facts, 'fileTypeMessage')}file.`,
  /** Facts: `name`. */
  'folder-exists': (facts) => `There is already a folder named ${wordsIn(facts, 'name')}. Enter another name.`,
  'folder-limit': () => `A site can have ${folderLimits.most} folders. Delete one first.`,
  'folder-not-found': () => 'This folder no longer exists.',
  'picture-format-unknown': () =>
    'Images are offered in the formats 100w, 300w, 500w, 750w, 1000w, 1500w, 2500w and original.',
  /**
   * Facts: `address`, as it was entered. The cause is left out: it would tell visitors about the network behind the
   * server.
   */
  'picture-not-fetched': (facts) => `The image at ${wordsIn(facts, 'address')} couldn’t be downloaded.`,
  'picture-too-many-pixels': (facts) =>
    `The image ${wordsIn(facts, 'fileName')} has too many pixels. Make it smaller than ${uploadLimits.pixels / 1_000_000} megapixels.`,
  'upload-failed': () => 'File upload failed to complete',
  /** A server or a proxy that answered with nothing. */
  'upload-unanswered': () => 'No response data from job request',
} satisfies Messages

/** Shown beside the button before a file is chosen. */
export const uploadHint = `${pictureTypesInWords}, up to ${formatSizeLimit(uploadLimits.bytes)}`
