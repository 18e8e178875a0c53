import { type RefObject, useState } from 'react'

/** The fonts of a page in a frame: without them, its styles look like others. */
export function useFonts(frame: RefObject<HTMLIFrameElement | null>) {
  const [haveFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(1)
  return {
    haveFailed,
    /** The key of the frame: another key loads it again. */
    attempt,
    /** For the page that the frame has loaded. */
    watch: () => {
      const fonts = frame.current?.contentDocument?.fonts
      if (!fonts) return
      fonts.addEventListener('loadingerror', () => setFailed(true))
      if ([...fonts].some(({ status }) => status === 'error')) setFailed(true)
    },
    dismiss: () => setFailed(false),
    tryAgain: () => {
      setFailed(false)
      setAttempt(attempt + 1)
    },
  }
}
