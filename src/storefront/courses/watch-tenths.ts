const TENTHS = 10
/** A tenth counts once this much of it was played; of a very short one, half. */
const LEAST_SECONDS = 1

/**
 * Counts which tenths of a video were really played: what was skipped does not count.
 * @param onReached gets each tenth once, from 1 to 10
 * @returns takes a part that was played, in seconds of the video, and the length of the video
 */
export function watchTenths(onReached: (tenth: number) => void): (from: number, to: number, duration: number) => void {
  const played = Array.from({ length: TENTHS }, () => 0)
  let waiting: [from: number, to: number][] = []
  const count = (from: number, to: number, duration: number) => {
    const length = duration / TENTHS
    const enough = Math.min(LEAST_SECONDS, length / 2)
    for (const [index, before] of played.entries()) {
      const inside = Math.min(to, (index + 1) * length) - Math.max(from, index * length)
      if (inside <= 0) continue
      played[index] = before + inside
      if (before < enough && before + inside >= enough) onReached(index + 1)
    }
  }
  return (from, to, duration) => {
    if (!(to > from)) return
    const last = waiting.at(-1)
    if (last?.[1] === from) last[1] = to
    else waiting.push([from, to])
    // Of some files the length is known only at their end.
    if (!(duration > 0) || !Number.isFinite(duration)) return
    for (const part of waiting) count(...part, duration)
    waiting = []
  }
}
