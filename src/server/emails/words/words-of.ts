import { type EmailKind, type EmailValues, editableEmails } from '#shared/emails/words/kinds.ts'
import type { EmailWords } from '#shared/emails/words/schema.ts'
import { fillTemplate } from '#shared/emails/words/template.ts'
import { withoutLinks } from '#shared/texts/without-links.ts'
import type { DrawnWords, EmailWebsite } from '../email.ts'
import { replyToOf } from '../reply-to.ts'
import { defaultWords } from './default-words.ts'

/** What customers write is never a link in an email of the shop. */
const WRITTEN_BY_CUSTOMERS: readonly string[] = [
  'customer.first_name',
  'customer.name',
  'order.number',
  'gift_card.recipient',
  'gift_card.email',
]

/**
 * The words of an email: the owner's, or the usual ones where they have written none. Both are texts with variables.
 * A usual closing asks for replies, so it is left out where nobody would get them.
 * Each is written where it is used: to queue an email, its subject is enough.
 * @param values what the variables stand for, formatted; '' where something is not known
 * @param usual usual words of this very email, where they depend on what it is about
 */
export function wordsOf<Kind extends EmailKind>(
  website: EmailWebsite,
  kind: Kind,
  values: EmailValues<Kind>,
  usual: Partial<EmailWords> = {},
): DrawnWords {
  const { revision: _, ...own } = website.emails.words[kind] ?? { revision: 0 }
  const all = { ...defaultWords[kind], ...usual }
  const textFor = (name: string): string | undefined => {
    if (name === 'site.name') return website.title
    const value = Object.hasOwn(values, name) ? (values as Readonly<Record<string, string>>)[name] : undefined
    return value && WRITTEN_BY_CUSTOMERS.includes(name) ? withoutLinks(value) : value
  }
  const fill = (field: keyof EmailWords) => fillTemplate(textOf(own, field) || all[field], textFor)
  return {
    get subject() {
      return fill('subject')
    },
    get heading() {
      return fill('heading')
    },
    get introduction() {
      return fill('introduction')
    },
    get closing() {
      return textOf(own, 'closing') !== '' || replyToOf(website) !== '' ? fill('closing') : ''
    },
    get hasOwnIntroduction() {
      return textOf(own, 'introduction') !== ''
    },
  }
}

const textOf = (own: Partial<EmailWords>, field: keyof EmailWords): string => own[field]?.trim() ?? ''

/** Whether the texts of an email have been changed by the owner. */
export const isEdited = (website: Pick<EmailWebsite, 'emails'>, kind: EmailKind): boolean => {
  const { revision: _, ...own } = website.emails.words[kind] ?? { revision: 0 }
  return kind in editableEmails && Object.values(own).some((text) => text.trim() !== '')
}
