import type { PagePurpose, PageStatus } from '#shared/pages/schema.ts'
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

/** What a page is used for. */
export const purposeLabels: Readonly<Record<PagePurpose, string>> = {
  page: 'Page at its URL',
  splash: 'Splash page',
  'not-found': 'Not-found page',
  error: 'Error page',
}

/** When visitors see a page of each purpose, beside the choices. */
export const purposeMeanings: Readonly<Record<PagePurpose, string | undefined>> = {
  page: undefined,
  splash:
    'Visitors see it first when they open your site, once it is published. It has no header and no footer. The home page is then at /home: link a button to it, so that visitors can enter.',
  'not-found': 'Visitors see it when they open a URL that doesn’t exist (404), once it is published.',
  error: 'Visitors see it when the site can’t show a page because of a problem (500), once it is published.',
}
