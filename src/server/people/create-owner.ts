import { newId } from '#server/identifiers.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import { type Role, roles } from '#shared/roles/rules.ts'

/** Creates a person who works on a website, as its administrator by default. `email` is in lower case; the hash is argon2id's. */
export async function createOwner(
  database: DatabaseQueries,
  websiteId: string,
  person: { email: string; name: string; passwordHash: string },
  role: Role = roles.admin,
): Promise<string> {
  const id = newId()
  const now = Date.now()
  await database
    .insertInto('users')
    .values({
      id,
      email: person.email,
      name: person.name,
      password_hash: person.passwordHash,
      created_at: now,
      password_changed_at: now,
    })
    .execute()
  await database.insertInto('staff').values({ website_id: websiteId, user_id: id, role, created_at: now }).execute()
  return id
}
