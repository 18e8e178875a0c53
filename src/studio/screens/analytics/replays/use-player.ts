import { useCallback, useEffect, useRef, useState } from 'react'
import type { FromPlayer, ToPlayer } from '#studio/player/protocol.ts'

/** What the frame has reported about the recording that it plays. Times are milliseconds. */
interface Playing {
  /** Null until the recording is opened. */
  readonly length: number | null
  readonly at: number
  readonly isPlaying: boolean
  readonly isBroken: boolean
  /** Width by height of the recorded window; null until it is opened. */
  readonly shape: number | null
}

const nothing: Playing = { length: null, at: 0, isPlaying: false, isBroken: false, shape: null }

/** Plays a recording in a frame. @param parts lists of events as JSON texts; undefined while they load */
export function usePlayer(parts: readonly string[] | undefined) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [playing, setPlaying] = useState(nothing)
  const [isReady, setReady] = useState(false)
  const change = useCallback((more: Partial<Playing>) => setPlaying((before) => ({ ...before, ...more })), [])
  const tell = useCallback(
    (message: ToPlayer) => frame.current?.contentWindow?.postMessage(message, location.origin),
    [],
  )

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<FromPlayer>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data.kind === 'ready') setReady(true)
      else if (data.kind === 'opened') change({ length: data.length })
      else if (data.kind === 'shape') change({ shape: data.width / data.height })
      else if (data.kind === 'broken') change({ isBroken: true, isPlaying: false })
      else if (data.kind === 'ended') change({ isPlaying: false })
      else change({ at: data.at })
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [change])

  useEffect(() => {
    if (isReady && parts) tell({ kind: 'open', parts })
  }, [isReady, parts, tell])

  return {
    ...playing,
    frame,
    play() {
      // From the beginning again, where it has ended.
      const at = playing.length !== null && playing.at >= playing.length ? 0 : playing.at
      tell({ kind: 'play', at })
      change({ isPlaying: true, at })
    },
    pause() {
      tell({ kind: 'pause', at: playing.at })
      change({ isPlaying: false })
    },
    move(at: number) {
      tell(playing.isPlaying ? { kind: 'play', at } : { kind: 'pause', at })
      change({ at })
    },
    setSpeed: (speed: number) => tell({ kind: 'speed', speed }),
  }
}
