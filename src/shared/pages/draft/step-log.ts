import type { PageContent } from '../content.ts'
import type { DraftNews } from './api.ts'
import { type Conflict, forced, insist } from './conflicts.ts'
import { describeLog, type ServerDraft, type StepLogServer, type StepLogState } from './step-log-state.ts'
import { applyStep, inverseOf, isSame, type Operation, type Step } from './steps.ts'
import { canMerge, merged, rebased, withNews } from './steps-on-draft.ts'
import { stacksOf } from './undo-stacks.ts'

const SAVE_MILLISECONDS = 800
const AGAIN_MILLISECONDS = 5_000
const MERGE_MILLISECONDS = 900
const MOST_STEPS_PER_CALL = 100

/**
 * The steps of one editor: each is applied at once and sent to the server after a pause. Undo is a step as well, so it
 * works after a reload and beside others who edit the page.
 */
export class StepLog {
  #base: ServerDraft
  #content: PageContent
  /** All own steps that were ever taken, oldest first; those at its end are not sent yet. */
  #own: Step[]
  #pending: Step[] = []
  #state: StepLogState
  #saving: StepLogState['saving'] = 'saved'
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | null = null
  /** Steps that do not fit are found by sending them one by one. */
  #perCall = MOST_STEPS_PER_CALL
  #conflicts: Conflict[] = []
  #merging: { key: string; at: number } | null = null
  readonly #listeners = new Set<() => void>()
  readonly #server: StepLogServer

  constructor(draft: ServerDraft, server: StepLogServer) {
    this.#base = draft
    this.#content = draft.content
    this.#own = [...draft.steps]
    this.#server = server
    this.#state = this.#describe()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): StepLogState => this.#state

  /**
   * Changes the draft.
   * @param mergeKey names what is being changed, such as one field: changes of it that follow quickly are one step
   * @returns whether anything was different
   */
  change(label: string, operations: readonly Operation[], mergeKey: string | null = null): boolean {
    const changed = operations.filter(({ before, after }) => !isSame(before, after))
    if (changed.length === 0) return false
    const isMerged =
      mergeKey !== null && this.#merging?.key === mergeKey && Date.now() - this.#merging.at < MERGE_MILLISECONDS
    this.#merging = mergeKey === null ? null : { key: mergeKey, at: Date.now() }
    const last = this.#pending.at(-1)
    if (isMerged && last && !this.#sending && canMerge(last, changed)) return this.#extend(last, changed)
    return this.#take({ id: crypto.randomUUID(), label, operations: changed, undoes: null })
  }

  /** Takes back the last own step; false when there is none, or someone else has changed the same thing since. */
  undo(): boolean {
    const last = stacksOf(this.#own).done.at(-1)
    return last !== undefined && this.#takeBack(last, `Undo: ${last.label}`)
  }

  redo(): boolean {
    const last = stacksOf(this.#own).undone.at(-1)
    return last !== undefined && this.#takeBack(last.undo, `Redo: ${last.step.label}`)
  }

  /** Sends what is pending now. @returns whether the server has everything */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    while (this.#pending.length > 0) {
      const isUnderWay = this.#sending !== null
      this.#sending ??= this.#send().finally(() => {
        this.#sending = null
      })
      await this.#sending
      // What was under way began earlier: the server may be back since.
      if (this.#saving === 'away' && !isUnderWay) return false
    }
    return true
  }

  /** Reads the draft again, and applies what is pending to it. @returns whether the server was reached */
  async reload(): Promise<boolean> {
    const draft = await this.#server.read()
    if (!draft) return false
    const known = new Set(draft.steps.map(({ id }) => id))
    this.#pending = this.#pending.filter(({ id }) => !known.has(id))
    this.#own = [...draft.steps, ...this.#pending]
    this.#rebase(draft)
    return true
  }

  /**
   * Takes steps of others, under those that are not sent yet.
   * @returns whether they could be taken; if not, the whole draft has to be read
   */
  receive({ sequence, steps }: Pick<DraftNews, 'sequence' | 'steps'>): boolean {
    // What is being sent comes back with its own answer.
    if (this.#sending || sequence <= this.#base.sequence) return true
    const own = new Set(this.#own.map(({ id }) => id))
    if (steps.some(({ id, sequence: at }) => at > this.#base.sequence && own.has(id))) return false
    const content = withNews(this.#base, { sequence, steps })
    if (!content) return false
    this.#rebase({ ...this.#base, content, sequence })
    return true
  }

  /** Answers the question of a conflict: what someone else did stays, or what was done here is done again. */
  resolve(answer: 'theirs' | 'mine'): void {
    const conflict = this.#conflicts.shift()
    if (!conflict) return
    const labels = conflict.steps.map(({ label }) => label)
    const operations = answer === 'mine' ? insist(conflict, this.#content) : []
    if (operations === null) this.#server.onLost(labels)
    else if (operations.length > 0) this.change(labels.at(-1)!, operations)
    this.#notify()
  }

  /** Puts what is not sent yet on top of a draft. What does not fit any more becomes a question. */
  #rebase(base: ServerDraft): void {
    const seen = this.#content
    const { content, lost } = rebased(base.content, this.#pending)
    this.#base = base
    this.#pending = this.#pending.filter((step) => !lost.includes(step))
    this.#own = this.#own.filter((step) => !lost.includes(step))
    this.#content = content
    if (lost.length > 0) this.#conflicts.push({ steps: lost, seen })
    this.#notify()
  }

  /** Whether a step was made here, or read from the server as the user's own. */
  knows(id: string): boolean {
    return this.#own.some((step) => step.id === id)
  }

  get pending(): readonly Step[] {
    return this.#pending
  }

  /** Applies steps that were made before a reload and were not sent. */
  restore(steps: readonly Step[]): void {
    const known = new Set(this.#own.map(({ id }) => id))
    const lost = steps.filter((step) => !known.has(step.id) && !this.#take(step))
    if (lost.length === 0) return
    this.#conflicts.push({ steps: lost, seen: lost.reduce(forced, this.#content) })
    this.#notify()
  }

  #takeBack(step: Step, label: string): boolean {
    return this.#take({ id: crypto.randomUUID(), label, operations: inverseOf(step), undoes: step.id })
  }

  #take(step: Step): boolean {
    const applied = applyStep(this.#content, step)
    if (!applied) return false
    this.#content = applied
    this.#own.push(step)
    this.#pending.push(step)
    this.#schedule(SAVE_MILLISECONDS)
    return true
  }

  #extend(last: Step, operations: readonly Operation[]): boolean {
    const applied = applyStep(this.#content, { operations: [...operations] })
    if (!applied) return false
    const step = merged(last, operations)
    this.#content = applied
    this.#own.splice(-1, 1, step)
    this.#pending.splice(-1, 1, step)
    this.#schedule(SAVE_MILLISECONDS)
    return true
  }

  #schedule(milliseconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), milliseconds)
    if (this.#saving === 'saved') this.#saving = 'saving'
    this.#notify()
  }

  async #send(): Promise<void> {
    const steps = this.#pending.slice(0, this.#perCall)
    const outcome = await this.#server.send(this.#base.sequence, steps)
    this.#saving = 'saving'
    switch (outcome.kind) {
      case 'away':
        return this.#waitForServer()
      case 'moved':
        if (!(await this.reload())) this.#waitForServer()
        return
      case 'refused':
        if (steps.length > 1) {
          this.#perCall = 1
          return
        }
        this.#pending = this.#pending.slice(1)
        this.#server.onLost(steps.map(({ label }) => label))
        await this.reload()
        return
      case 'taken':
        this.#pending = this.#pending.slice(steps.length)
        if (this.#pending.length === 0) this.#perCall = MOST_STEPS_PER_CALL
        this.#base = {
          ...this.#base,
          sequence: outcome.sequence,
          content: steps.reduce((content, step) => applyStep(content, step) ?? content, this.#base.content),
        }
        if (outcome.hasMoved) await this.reload()
        this.#notify()
    }
  }

  #waitForServer(): void {
    this.#saving = 'away'
    this.#schedule(AGAIN_MILLISECONDS)
  }

  #describe(): StepLogState {
    return describeLog({
      base: this.#base,
      content: this.#content,
      own: this.#own,
      saving: this.#saving,
      conflict: this.#conflicts[0] ?? null,
    })
  }

  #notify(): void {
    if (this.#pending.length === 0) this.#saving = 'saved'
    this.#state = this.#describe()
    for (const listener of this.#listeners) listener()
  }
}
