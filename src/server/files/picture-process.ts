import type { PictureAnswer, PictureTask } from './picture-tasks.ts'
import { preparePicture } from './prepare-picture.ts'
import { renderDerivative } from './render-derivative.ts'

// The program of the picture process; `ask-picture-process.ts` starts it. Uploaded files are decoded by native code
// here and not in the server: a file that crashes the decoder affects no cart and no order, the process knows no
// secret, and fragmented memory is freed when it ends.

process.on('message', async ({ id, task }: { id: number; task: PictureTask }) => {
  process.send!(await answer(id, task))
})
// Ctrl-C is sent to every process of a terminal; this one ends when the server disconnects.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())

async function answer(id: number, task: PictureTask): Promise<PictureAnswer> {
  try {
    const value =
      task.kind === 'prepare'
        ? await preparePicture(task.bytes, task.fileName)
        : await renderDerivative(task.source, task.width, task.format)
    return { id, value }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
