import { DEFAULT_TIME_ZONE, formatDate } from '#shared/dates/format.ts'
import { type Messages, numberIn, wordsIn } from '#shared/http/facts.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { finalReasons } from './final-reasons.ts'

/** Sentences for the failures of the change log. */
export const changeMessages = {
  /** Fact: `why`, a code of `finalReasons`. */
  'change-final': (facts) => {
    const reason = ownValue(finalReasons, wordsIn(facts, 'why'))
    return reason === undefined ? 'This change can’t be undone.' : `This change can’t be undone. ${reason}`
  },
  'change-not-found': () => 'That change is no longer in the history.',
  'change-running': () => 'This is being undone right now. Try again in a few minutes.',
  /**
   * Facts: `title` of a product, `kind` and `at` of its later change, `by`, `timeZone`, how many `others` were not
   * changed later.
   */
  'change-superseded': (facts) => {
    const title = wordsIn(facts, 'title')
    if (title === '') return 'This was changed again later. Undo the later changes first.'
    const what = wordsIn(facts, 'kind') === 'deleted' ? 'deleted' : 'changed'
    const by = wordsIn(facts, 'by')
    const when = formatDate(
      numberIn(facts, 'at', 0),
      { locale: 'en-US', timeZone: wordsIn(facts, 'timeZone') || DEFAULT_TIME_ZONE },
      'moment',
    )
    const others = numberIn(facts, 'others', 0)
    const rest = others > 0 ? `, or keep it and undo the other ${others.toLocaleString('en-US')}` : ''
    return `“${title}” was ${what} on ${when}${by && ` by ${by}`}. Undo that under Changes${rest}.`
  },
  'change-undone': () => 'This change has already been undone.',
} satisfies Messages
