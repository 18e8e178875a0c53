import type { Page } from '@playwright/test'

/** A short video, recorded from a canvas. */
export const recordVideo = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 64
    canvas.height = 36
    const pencil = canvas.getContext('2d')!
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
    const pieces: Blob[] = []
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    const done = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.start()
    for (let frame = 0; frame < 12; frame += 1) {
      pencil.fillStyle = `hsl(${frame * 30} 60% 40%)`
      pencil.fillRect(0, 0, 64, 36)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    recorder.stop()
    await done
    return [...new Uint8Array(await new Blob(pieces).arrayBuffer())]
  })
