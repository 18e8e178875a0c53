import type { VideoListener } from './follow-video.ts'

/** A place that a player in a frame reports, in seconds; null for what it does not report. */
export interface FrameTime {
  readonly seconds: number | null
  readonly duration: number | null
}

/** Players report their time a few times a second: a longer step was skipped. */
const LONGEST_STEP_SECONDS = 4

/** The hosts whose players report their time, and what asks them to. */
const players: Readonly<Record<string, readonly unknown[]>> = {
  'https://www.youtube-nocookie.com': [JSON.stringify({ event: 'listening', id: 1, channel: 'widget' })],
  'https://player.vimeo.com': [{ method: 'addEventListener', value: 'timeupdate' }],
}

/** The address of a player that reports its time, and begins where the video was left. */
export function withTime(address: string, startAt: number): string {
  const url = new URL(address)
  const seconds = Math.floor(startAt)
  if (url.hostname === 'player.vimeo.com') {
    if (seconds > 0) url.hash = `t=${seconds}s`
    return url.href
  }
  url.searchParams.set('enablejsapi', '1')
  if (seconds > 0) url.searchParams.set('start', String(seconds))
  return url.href
}

/** The time in a message of a player; null for all other messages. */
export function timeIn(message: unknown): FrameTime | null {
  try {
    const { event, info, data } = (typeof message === 'string' ? JSON.parse(message) : message) ?? {}
    if (event === 'timeupdate') return { seconds: number(data?.seconds), duration: number(data?.duration) }
    if (event !== 'infoDelivery' && event !== 'initialDelivery') return null
    return { seconds: number(info?.currentTime), duration: number(info?.duration) }
  } catch {
    return null
  }
}

const number = (value: unknown): number | null => (Number.isFinite(value) ? (value as number) : null)

/** Follows the video of another company, as far as its player reports its time. */
export function followFrame(frame: HTMLIFrameElement, { onStarted, onPlayed, onLeft }: VideoListener): void {
  onStarted()
  const { origin } = new URL(frame.src)
  let at: number | null = null
  let duration = 0
  const ask = () => {
    for (const message of players[origin] ?? []) frame.contentWindow?.postMessage(message, origin)
  }
  frame.addEventListener('load', ask)
  addEventListener('message', ({ source, origin: sender, data }) => {
    const time = sender === origin && source === frame.contentWindow ? timeIn(data) : null
    if (!time) return
    duration = time.duration ?? duration
    if (time.seconds === null) return
    if (at !== null && time.seconds > at && time.seconds - at <= LONGEST_STEP_SECONDS)
      onPlayed(at, time.seconds, duration)
    at = time.seconds
  })
  addEventListener('pagehide', onLeft)
}
