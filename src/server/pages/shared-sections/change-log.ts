import { type ChangeLog, defineLog } from '#server/changes/define-log.ts'
import { type Page, SHARED_SECTION } from '#shared/pages/schema.ts'
import { type LoggedPage, loggedPageSchema, pageLog, shownPage } from '../change-log.ts'

/** Changes of shared sections. */
export const sharedSectionLog = defineLog({
  noun: SHARED_SECTION,
  snapshot: loggedPageSchema,
  steps: [{ name: 'site search', run: (section: object) => ({ ...section, isHiddenFromSiteSearch: false }) }],
  titleOf: (section) => section.title,
  ...shownPage,
  // Its URL is one that it was given, and nobody opens it.
  factsOf: (section) => ({ name: section.title }),
})

/** The log of a page, or of a shared section. */
export const logOf = ({ purpose }: Pick<Page, 'purpose'>): ChangeLog<LoggedPage> =>
  purpose === SHARED_SECTION ? sharedSectionLog : pageLog
