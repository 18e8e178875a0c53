import { drawDerivative } from './draw-derivative.ts'
import type { PictureAnswer, PictureTask } from './picture-tasks.ts'
import { preparePicture } from './prepare-picture.ts'

// The program of the process that decodes pictures; `ask-picture-process.ts` starts it. What strangers send is read by
// native code here and not in the shop: a picture that breaks its reader takes no cart and no order with it, the
// process knows no secret, and the memory that pictures leave in pieces goes back when it ends.

process.on('message', async ({ id, task }: { id: number; task: PictureTask }) => {
  process.send!(await answer(id, task))
})
// Ctrl-C goes to every process of a terminal; this one ends when the shop lets go of it.
process.on('SIGINT', () => {})
process.on('disconnect', () => process.exit())

async function answer(id: number, task: PictureTask): Promise<PictureAnswer> {
  try {
    const value =
      task.kind === 'prepare'
        ? await preparePicture(task.bytes, task.fileName)
        : await drawDerivative(task.source, task.width, task.format)
    return { id, value }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
