import type { ChangeScope } from '#server/scope.ts'
import { indexProductsJob } from './jobs.ts'

/** Has products indexed again after something changed that they are found by, and that is not a part of them. */
export async function indexLater(scope: ChangeScope, categoryId: string | null): Promise<void> {
  await scope.enqueue(indexProductsJob, { categoryId })
}
