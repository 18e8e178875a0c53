import { hasCode } from '#shared/custom-code/rules.ts'
import { replaySettingsOf } from '#shared/replays/schema.ts'
import type { Website } from './website.ts'

/**
 * Whether people who may be signed in to the studio get other pages than visitors: without the owner's code, without pixels and
 * without recording. Then neither gets the pages of the other from the cache.
 */
export const differsForStaff = ({
  customCode,
  pixels,
  replays,
}: Pick<Website, 'customCode' | 'pixels' | 'replays'>): boolean =>
  hasCode(customCode) || pixels !== null || replaySettingsOf(replays).isOn
