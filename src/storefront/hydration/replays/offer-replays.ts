import { END_REPLAY } from './end-replay.ts'

/**
 * Records this visit where the page offers it and the visitor agrees, and ends a recording where they no longer do. The code
 * is loaded for those who agree alone.
 */
export function offerReplays(isAllowed: boolean): void {
  const offer = document.body.dataset.replays
  if (isAllowed && offer) void import('./start-replay.ts').then(({ startReplay }) => startReplay(JSON.parse(offer)))
  else if (!isAllowed) dispatchEvent(new Event(END_REPLAY))
}
