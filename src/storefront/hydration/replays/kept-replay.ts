import { LONGEST_MILLISECONDS, PAUSE_MILLISECONDS } from '#shared/replays/limits.ts'
import { randomId } from '../random-id.ts'

const KEY = 'replay'

/** The recording of this tab, kept from page to page. */
export interface KeptReplay {
  readonly id: string
  /** The number of the next part. */
  readonly next: number
  readonly startedAt: number
  readonly lastAt: number
  /** Whether the server took a part no more: then nothing is sent again in this tab. */
  readonly isOver: boolean
}

/** The recording of this tab, or a new one where there is none or its visitor paused. @throws Error without storage */
export function findReplay(now: number): KeptReplay {
  const text = sessionStorage.getItem(KEY)
  const kept = text ? (JSON.parse(text) as KeptReplay) : null
  if (kept && (kept.isOver || now - kept.lastAt < PAUSE_MILLISECONDS)) return kept
  return { id: randomId(), next: 0, startedAt: now, lastAt: now, isOver: false }
}

/** Whether a recording goes on: it is not over, and not longer than recordings may be. */
export const goesOn = ({ isOver, startedAt }: KeptReplay, now: number): boolean =>
  !isOver && now - startedAt < LONGEST_MILLISECONDS

export const keepReplay = (replay: KeptReplay): void => sessionStorage.setItem(KEY, JSON.stringify(replay))

/** Forgets the recording, so that a later consent begins another one. */
export const forgetReplay = (): void => sessionStorage.removeItem(KEY)
