import type { ErasePerson } from './customers/privacy/erase-customer.ts'
import { deletePerson } from './forms/inbox/delete-person.ts'
import { deleteSubscriberPerson } from './newsletter/delete-subscriber-person.ts'

/** What is deleted with a customer for each of their email addresses, one line per noun. */
export const personErasers: readonly ErasePerson[] = [deletePerson, deleteSubscriberPerson]
