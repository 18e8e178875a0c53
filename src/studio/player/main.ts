import { type eventWithTime, Replayer } from 'rrweb'
import 'rrweb/dist/style.css'
import './player.css'
import type { FromPlayer, ToPlayer } from './protocol.ts'

const TELL_MILLISECONDS = 200

let replayer: Replayer | null = null

const tell = (message: FromPlayer) => parent.postMessage(message, location.origin)

// The script of the page in the frame; the studio around it has the buttons.
addEventListener('message', ({ origin, source, data }: MessageEvent<ToPlayer>) => {
  if (origin !== location.origin || source !== parent) return
  try {
    take(data)
  } catch {
    // What browsers sent may be no recording.
    tell({ kind: 'broken' })
  }
})
addEventListener('resize', () => scaleToFit())
setInterval(() => replayer && tell({ kind: 'time', at: replayer.getCurrentTime() }), TELL_MILLISECONDS)
tell({ kind: 'ready' })

function take(message: ToPlayer): void {
  if (message.kind === 'open') open(message.parts)
  else if (message.kind === 'play') replayer?.play(message.at)
  else if (message.kind === 'pause') replayer?.pause(message.at)
  else replayer?.setConfig({ speed: message.speed })
}

function open(parts: readonly string[]): void {
  const events = parts.flatMap((text) => JSON.parse(text) as eventWithTime[])
  events.sort((one, other) => one.timestamp - other.timestamp)
  const player = new Replayer(events, {
    root: document.body,
    skipInactive: true,
    mouseTail: { strokeStyle: '#027aff', duration: 400 },
    showWarning: false,
    // Scripts of the recorded page are never run, and its canvases are not drawn.
    UNSAFE_replayCanvas: false,
  })
  replayer = player
  player.iframe.title = 'Recorded page'
  player.on('resize', takeShape)
  player.on('finish', () => tell({ kind: 'ended' }))
  player.pause(0)
  takeShape()
  tell({ kind: 'opened', length: player.getMetaData().totalTime })
}

/** Tells the shape of the recorded window, and scales it. The frame then takes this shape, and it is scaled again. */
function takeShape(): void {
  const size = recordedSize()
  if (size) tell({ kind: 'shape', ...size })
  scaleToFit()
}

function recordedSize() {
  const { iframe } = replayer ?? {}
  return iframe && { width: Number(iframe.width) || 1, height: Number(iframe.height) || 1 }
}

/** Scales the recorded window to the size of this one. */
function scaleToFit(): void {
  const size = recordedSize()
  if (!replayer || !size) return
  const { width, height } = size
  const scale = Math.min(innerWidth / width, innerHeight / height, 1)
  replayer.wrapper.style.transform = `translate(${(innerWidth - width * scale) / 2}px, 0) scale(${scale})`
}
