/** What is reported about a video while it is played. */
export interface VideoListener {
  readonly onStarted: () => void
  /** A part was played, in seconds of the video. */
  readonly onPlayed: (from: number, to: number, duration: number) => void
  /** It was paused, or the page is left. */
  readonly onLeft: () => void
}

/** Follows a video of the site. @param startAt seconds at which it begins; nothing is loaded before it is played */
export function followVideo(
  video: HTMLVideoElement,
  startAt: number,
  { onStarted, onPlayed, onLeft }: VideoListener,
): void {
  if (startAt > 0) video.currentTime = startAt
  // Null while the place changes without being played.
  let at: number | null = null
  const advance = () => {
    if (at !== null && !video.seeking) onPlayed(at, video.currentTime, video.duration)
    at = video.seeking ? null : video.currentTime
  }
  video.addEventListener('play', () => {
    if (!video.seeking && at === null) at = video.currentTime
    onStarted()
  })
  video.addEventListener('seeking', () => {
    at = null
  })
  video.addEventListener('seeked', () => {
    at = video.currentTime
  })
  video.addEventListener('timeupdate', advance)
  video.addEventListener('ended', advance)
  video.addEventListener('pause', () => {
    advance()
    onLeft()
  })
  addEventListener('pagehide', onLeft)
  // It can be played before this code is loaded.
  if (!video.paused) onStarted()
}
