import { DefaultReporter } from 'vitest/node'

const STEPS = 10

/** Vitest's usual report, without a line for each file that passes: how far it is instead, in ten lines that a log can hold too. */
export default class ProgressReporter extends DefaultReporter {
  #files = 0
  #done = 0
  #tests = 0
  #failed = 0

  constructor() {
    // Its own summary is drawn over and over, which only a terminal can show.
    super({ summary: false })
  }

  onTestRunStart(specifications) {
    this.#files = specifications.length
    super.onTestRunStart(specifications)
  }

  printTestModule(testModule) {
    if (!testModule.ok()) super.printTestModule(testModule)
    for (const test of testModule.children.allTests()) {
      const { state } = test.result()
      if (state === 'passed') this.#tests += 1
      if (state === 'failed') this.#failed += 1
    }
    this.#done += 1
    const step = (done) => Math.floor((done / this.#files) * STEPS)
    if (step(this.#done) === step(this.#done - 1)) return
    this.log(`${this.#done} of ${this.#files} files: ${this.#tests} passed, ${this.#failed} failed`)
  }
}
