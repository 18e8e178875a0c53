import { prepareQuery } from '#server/database/prepare-query.ts'
import type { ChangeScope } from '#server/scope.ts'

/**
 * The next number of something that a website counts, from 1. The row stays locked until the commit: numbers have no gaps,
 * and none is given twice.
 */
export async function nextCount({ database, websiteId }: ChangeScope, name: string): Promise<number> {
  return (await countOne(database, { websiteId, name })).rows[0]!.value
}

const countOne = prepareQuery((database, values: { websiteId: string; name: string }) =>
  database
    .insertInto('website_counters')
    .values({ website_id: values.websiteId, name: values.name, value: 1 })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'name']).doUpdateSet((set) => ({ value: set('website_counters.value', '+', 1) })),
    )
    .returning('value'),
)
