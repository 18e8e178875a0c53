import type { Sender } from '#server/http/sender.ts'
import type { Website } from '#server/websites/website.ts'
import { choiceIn } from '#shared/consent/choice.ts'
import { offersReplays } from '#shared/replays/obstacles.ts'

/** Whether the site records visits and the sender has agreed to statistics. A browser that asks not to be followed wins. */
export function agreedToReplays({ headers }: Pick<Sender, 'headers'>, website: Website): boolean {
  if (!offersReplays(website) || headers['sec-gpc'] === '1' || headers.dnt === '1') return false
  return choiceIn(headers.cookie ?? '', website.consent!.version)?.includes('analytics') === true
}
