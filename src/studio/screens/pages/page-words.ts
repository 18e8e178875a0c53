import type { PageStatus } from '#shared/pages/schema.ts'
import type { Status } from '#shared/publication/status.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

/** How the status of a page is marked: blue (#027AFF) for what happens later, yellow (#FFB802) for what waits for someone. */
export const statusTones: Readonly<Record<Status, Tone>> = {
  published: 'done',
  scheduled: 'go',
  'needs-review': 'look',
  draft: 'off',
  private: 'off',
}

/** The meaning of each status, beside the choices. */
export const statusMeanings: Readonly<Record<PageStatus, string>> = {
  published: 'Everyone can see it.',
  scheduled: 'Hidden until its publish date. Then everyone can see it as it is in the editor.',
  'needs-review': 'Hidden until someone reviews it.',
  draft: 'Hidden until you publish it.',
  private: 'Only you and your team can see it, while signed in.',
}
