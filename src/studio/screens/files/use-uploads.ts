import { useRef, useState } from 'react'
import { sentenceOf } from '#shared/failures.ts'
import type { UploadOptions } from '#shared/files/send-file.ts'
import type { Result } from '#shared/http/failure.ts'
import { handleFailure } from '#studio/session/session-end.ts'

/** A file that is uploading, or was refused. */
export interface Upload {
  readonly key: string
  readonly name: string
  /** Its preview during the upload. */
  readonly preview: string
  /** From 0 to 1. */
  readonly share: number
  readonly refusal: string | null
  /** Why it was refused; `aborted` when it was canceled. Null while it is uploading. */
  readonly code: string | null
}

const AT_ONCE = 3

interface Sending<About> {
  readonly key: string
  readonly file: File
  readonly about: About
  /** Reports the result when earlier files are done; set after the upload, whether it succeeded or not. */
  handOver?: () => void
}

/**
 * Uploads files, a few at a time, and reports them in the order in which they were chosen. Refused ones stay until they
 * are closed.
 * @param send uploads one file
 * @param onArrived gets the server's reply, and the second argument of `add`
 */
export function useUploads<Arrived, About = undefined>(
  send: (file: File, options: UploadOptions) => Promise<Result<Arrived>>,
  onArrived: (arrived: Arrived, about: About) => void,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<Sending<About>[]>([])
  const line = useRef<Sending<About>[]>([])
  const running = useRef(0)
  const controllers = useRef(new Map<string, AbortController>())
  // Always the latest callback: the screen may have rendered again since the upload began.
  const arrived = useRef(onArrived)
  arrived.current = onArrived

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const remove = (key: string) =>
    setUploads((before) => {
      const gone = before.find((one) => one.key === key)
      if (gone) URL.revokeObjectURL(gone.preview)
      return before.filter((one) => one.key !== key)
    })

  async function sendNext(): Promise<void> {
    const next = waiting.current.shift()
    if (!next || running.current >= AT_ONCE) {
      if (next) waiting.current.unshift(next)
      return
    }
    running.current += 1
    const controller = new AbortController()
    controllers.current.set(next.key, controller)
    const onProgress = (share: number) => change(next.key, { share })
    const result = await send(next.file, { onProgress, signal: controller.signal })
    controllers.current.delete(next.key)
    running.current -= 1
    if (!result.ok) {
      handleFailure(result.failure)
      change(next.key, { refusal: sentenceOf(result.failure), code: result.failure.code })
    }
    next.handOver = () => {
      if (!result.ok) return
      arrived.current(result.value, next.about)
      remove(next.key)
    }
    while (line.current[0]?.handOver) line.current.shift()!.handOver!()
    return sendNext()
  }

  return {
    uploads,
    dismiss: remove,
    /** Stops an upload, or takes it out of the line; it stays as canceled until it is closed. */
    cancel(key: string) {
      const waits = waiting.current.find((one) => one.key === key)
      if (waits) {
        waiting.current = waiting.current.filter((one) => one !== waits)
        line.current = line.current.filter((one) => one !== waits)
        change(key, { refusal: sentenceOf({ code: 'aborted' }), code: 'aborted' })
      } else controllers.current.get(key)?.abort()
    },
    add(files: readonly File[], ...[about]: About extends undefined ? [] : [About]) {
      const added = files.map((file): Sending<About> => ({ key: crypto.randomUUID(), file, about: about as About }))
      waiting.current.push(...added)
      line.current.push(...added)
      setUploads((before) => [
        ...before,
        ...added.map(({ key, file }) => ({
          key,
          name: file.name,
          preview: URL.createObjectURL(file),
          share: 0,
          refusal: null,
          code: null,
        })),
      ])
      for (let count = 0; count < AT_ONCE; count += 1) void sendNext()
    },
  }
}
