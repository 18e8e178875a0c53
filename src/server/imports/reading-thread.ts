import { type MessagePort, parentPort } from 'node:worker_threads'
import { type ImportFile, openImportFile } from './import-file.ts'
import type { ReadingAnswer, ReadingFile, ReadingQuestion } from './open-in-thread.ts'

// The program of a thread that reads one long file; `open-in-thread.ts` starts it. Reading takes a fifth of an import, and
// here it takes nothing from the shop's pages.

parentPort!.once('message', ({ bytes, encoding }: ReadingFile) => {
  void openImportFile(bytes, encoding).then((opened) => {
    if (!opened.ok) return parentPort!.postMessage(opened)
    const { isOpen, count, products, ...facts } = opened.value
    parentPort!.on('message', ({ question, port }: { question: ReadingQuestion; port: MessagePort }) =>
      answer(question, port, { count, products }),
    )
    parentPort!.postMessage({ ok: true, value: facts })
  })
})

function answer(question: ReadingQuestion, port: MessagePort, file: Pick<ImportFile, 'count' | 'products'>): void {
  const post = (answer: ReadingAnswer) => port.postMessage(answer)
  const fail = (error: Error) => post({ error: error.message })
  if (question.kind === 'count') {
    file.count(question.context).then((count) => post({ count }), fail)
    return
  }
  const batches = file.products(question.context, question.size, question.skipped)
  // Each message asks for one more batch.
  port.on('message', () => {
    batches.next().then(({ value, done }) => post(done ? { done } : { batch: value }), fail)
  })
}
