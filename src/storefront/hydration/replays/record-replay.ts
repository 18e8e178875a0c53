import { type eventWithTime, record } from 'rrweb'
import { MOST_IN_PART } from '#shared/replays/limits.ts'
import { REPLAYS_PATH } from '#shared/replays/paths.ts'
import { cleanEvent, maskedText } from './clean-event.ts'
import { END_REPLAY } from './end-replay.ts'
import { findReplay, forgetReplay, goesOn, keepReplay } from './kept-replay.ts'

const SEND_MILLISECONDS = 5_000
/** A part is sent before, when it has become this long. In characters. */
const LONG_PART = 200_000
/** The most that browsers send after a page was left. In bytes. */
const MOST_AFTER_LEAVING = 60_000

/** Forms about a person: their texts say what was wrong with an answer. */
const PERSONAL = 'form:has(input[type="email"], input[type="tel"], input[type="file"], textarea)'
/** Left out with their pictures and names: chosen files, what a form answers, the cart. */
const LEFT_OUT = '.file-list, .form-submission, .mini-cart'
/** What is chosen is an answer, too. */
const CHOICES = 'input:is([type="checkbox"], [type="radio"])'
/** Every kind of field. The `maskAllInputs` of rrweb knows a list of kinds, without chosen files and hidden fields. */
const ALL_FIELDS: object = { input: true, textarea: true, select: true }

/**
 * Records what happens on this page, with all fields masked, and sends it in parts. A recording goes on over the pages of a
 * tab. It ends when the server takes no more, after half an hour, and when the consent is withdrawn.
 */
export function recordReplay(): void {
  let replay = findReplay(Date.now())
  if (!goesOn(replay, Date.now())) return
  let waiting: string[] = []
  let length = 0
  let opens = true
  let sending = Promise.resolve()

  const stop = record({
    emit: take,
    maskInputOptions: ALL_FIELDS,
    maskInputFn: maskedText,
    maskTextSelector: PERSONAL,
    blockSelector: LEFT_OUT,
    ignoreSelector: CHOICES,
    slimDOMOptions: 'all',
    sampling: { mousemove: 100, scroll: 200, media: 1_000, input: 'last' },
    errorHandler: () => true,
  })
  const timer = setInterval(send, SEND_MILLISECONDS)
  addEventListener('visibilitychange', sendHidden)
  addEventListener('pagehide', send)
  addEventListener(END_REPLAY, withdraw)

  function take(event: eventWithTime): void {
    const text = cleanEvent(event)
    waiting.push(text)
    length += text.length
    if (length > LONG_PART) send()
  }

  function sendHidden(): void {
    if (document.visibilityState === 'hidden') send()
  }

  function send(): void {
    if (waiting.length === 0) return
    const facts = { number: replay.next, page: location.pathname, opens }
    const body = `${JSON.stringify(facts).slice(0, -1)},"events":[${waiting.join(',')}]}`
    waiting = []
    length = 0
    opens = false
    replay = { ...replay, next: replay.next + 1, lastAt: Date.now() }
    keepReplay(replay)
    if (body.length > MOST_IN_PART || !goesOn(replay, Date.now())) end()
    // A page that is left does not wait for the part before.
    else if (document.visibilityState === 'hidden') void post(body)
    else sending = sending.then(() => post(body))
  }

  async function post(body: string): Promise<void> {
    if (replay.isOver) return
    const reply = await fetch(REPLAYS_PATH + replay.id, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body,
      keepalive: new Blob([body]).size < MOST_AFTER_LEAVING,
    }).catch(() => null)
    if (!reply?.ok) end()
  }

  function end(): void {
    stop?.()
    clearInterval(timer)
    removeEventListener('visibilitychange', sendHidden)
    removeEventListener('pagehide', send)
    removeEventListener(END_REPLAY, withdraw)
    waiting = []
    replay = { ...replay, isOver: true }
    keepReplay(replay)
  }

  function withdraw(): void {
    end()
    forgetReplay()
  }
}
