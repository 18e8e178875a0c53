import { hasCode } from '#shared/custom-code/rules.ts'
import type { Website } from './website.ts'

/**
 * Whether people who may be signed in to the studio get other pages than visitors: without the owner's code and without
 * pixels. Then neither gets the pages of the other from the cache.
 */
export const differsForStaff = ({ customCode, pixels }: Pick<Website, 'customCode' | 'pixels'>): boolean =>
  hasCode(customCode) || pixels !== null
