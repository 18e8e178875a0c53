import type { ChangeScope } from '#server/scope.ts'
import { indexProductsJob } from './jobs.ts'

/** Queues products for indexing after something changed that they are found by, but that is not a part of them. */
export async function indexLater(scope: ChangeScope, categoryId: string | null): Promise<void> {
  await scope.enqueue(indexProductsJob, { categoryId })
}
