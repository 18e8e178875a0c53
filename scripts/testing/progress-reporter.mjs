import { DefaultReporter } from 'vitest/node'

const STEPS = 10

/**
 * Vitest's default report without a line for each passing file: it prints the progress in ten lines, which also fit a
 * log.
 */
export default class ProgressReporter extends DefaultReporter {
  #files = 0
  #done = 0
  #tests = 0
  #failed = 0

  constructor() {
    // Its own summary is redrawn continuously, which only works in a terminal.
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
