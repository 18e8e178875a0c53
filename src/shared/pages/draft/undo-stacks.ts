import type { Step } from './steps.ts'

interface Undone {
  readonly step: Step
  /** The step that took it back. */
  readonly undo: Step
}

/** The steps that can be undone and redone, from a list in which undoing and redoing are steps too. */
export function stacksOf(steps: readonly Step[]): { done: Step[]; undone: Undone[] } {
  const done: Step[] = []
  const undone: Undone[] = []
  for (const step of steps) {
    const undoneAt = done.findIndex(({ id }) => id === step.undoes)
    const redoneAt = undone.findIndex(({ undo }) => undo.id === step.undoes)
    if (undoneAt !== -1) undone.push({ step: done.splice(undoneAt, 1)[0]!, undo: step })
    else if (redoneAt !== -1) done.push({ ...step, label: undone.splice(redoneAt, 1)[0]!.step.label })
    else if (step.undoes === null) {
      done.push(step)
      undone.length = 0
    }
  }
  return { done, undone }
}
