import type { PageContent } from '../content.ts'
import type { DraftNews } from './api.ts'
import { applyStep, isSame, type Operation, operation, type Step } from './steps.ts'

/** Applies steps that are not sent yet to another draft. `lost` are those that do not fit it. */
export function rebased(
  draft: PageContent,
  pending: readonly Step[],
): { readonly content: PageContent; readonly lost: readonly Step[] } {
  let content = draft
  const lost: Step[] = []
  for (const step of pending) {
    const applied = applyStep(content, step)
    if (applied) content = applied
    else lost.push(step)
  }
  return { content, lost }
}

/** The draft with the steps of others; null when steps are missing or do not fit. */
export function withNews(
  draft: { readonly content: PageContent; readonly sequence: number },
  { sequence, steps }: Pick<DraftNews, 'sequence' | 'steps'>,
): PageContent | null {
  const news = steps.filter((step) => step.sequence > draft.sequence)
  const isWhole = news.every((step, index) => step.sequence === draft.sequence + index + 1)
  if (!isWhole || news.at(-1)?.sequence !== sequence) return null
  return news.reduce<PageContent | null>((content, step) => content && applyStep(content, step), draft.content)
}

/** Whether operations can become part of the last step: they change what it changed. */
export const canMerge = (last: Step, operations: readonly Operation[]): boolean =>
  last.undoes === null && operations.every(({ path }) => last.operations.some((one) => isSame(one.path, path)))

/** A step that leads to where the operations lead, from where it began. */
export const merged = (last: Step, operations: readonly Operation[]): Step => ({
  ...last,
  operations: last.operations.map((one) => {
    const next = operations.find(({ path }) => isSame(path, one.path))
    return next ? operation(one.path, one.before, next.after) : one
  }),
})
