import { type Kysely, sql } from 'kysely'
import { engineOf } from '#server/database/engine.ts'

const numbers = [1, 2, 3, 4, 5]
const columns = numbers.map((number) => `stars_${number}`).join(', ')
const isOne = (row: 'new' | 'old', number: number) => `(case when ${row}.rating = ${number} then 1 else 0 end)`

/** Counts a published review for its product. */
const add = `insert into product_stars (website_id, product_id, ${columns})
  values (new.website_id, new.product_id, ${numbers.map((number) => isOne('new', number)).join(', ')})
  on conflict (website_id, product_id) do update
  set ${numbers.map((number) => `stars_${number} = product_stars.stars_${number} + excluded.stars_${number}`).join(', ')}`

/** Takes a review out again. A website that is deleted may have no counts any more. */
const take = `update product_stars
  set ${numbers.map((number) => `stars_${number} = stars_${number} - ${isOne('old', number)}`).join(', ')}
  where website_id = old.website_id and product_id = old.product_id`

/**
 * Lets the database count the published reviews of products by their stars: whatever writes, changes or deletes a
 * review, the average follows in the same transaction, and no code can forget it.
 */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
export async function countStars(database: Kysely<any>): Promise<void> {
  const isNew = `new.state = 'published'`
  const wasOld = `old.state = 'published'`
  const watched = 'rating, state, product_id'
  const steps =
    engineOf(database) === 'sqlite'
      ? [
          `create trigger reviews_count_insert after insert on reviews when ${isNew} begin ${add}; end`,
          `create trigger reviews_count_take after update of ${watched} on reviews when ${wasOld} begin ${take}; end`,
          `create trigger reviews_count_add after update of ${watched} on reviews when ${isNew} begin ${add}; end`,
          `create trigger reviews_count_delete after delete on reviews when ${wasOld} begin ${take}; end`,
        ]
      : [
          `create function count_stars() returns trigger language plpgsql as $$ begin
            if tg_op <> 'INSERT' then
              if ${wasOld} then ${take}; end if;
            end if;
            if tg_op <> 'DELETE' then
              if ${isNew} then ${add}; end if;
            end if;
            return null;
          end $$`,
          `create trigger reviews_count after insert or delete or update of ${watched} on reviews
            for each row execute function count_stars()`,
        ]
  for (const step of steps) await sql.raw(step).execute(database)
}
