import type { FieldOf } from './field-schema.ts'

type FileKind = FieldOf<'file'>['accept'][number]

/** File kinds that a field may accept, as extensions and as text. The server checks the content. */
const kinds: Readonly<Record<FileKind, { readonly endings: string; readonly words: string; readonly one: string }>> = {
  picture: { endings: '.jpg,.jpeg,.png,.webp,.avif,.gif', words: 'Images', one: 'image' },
  pdf: { endings: '.pdf', words: 'PDF', one: 'PDF' },
  document: {
    endings: '.docx,.xlsx,.pptx,.odt,.ods,.odp,.doc,.xls,.ppt,.rtf,.txt,.csv,.md',
    words: 'documents',
    one: 'document',
  },
}

/** For `accept` of an input. */
export const acceptOf = (accept: readonly FileKind[]): string => accept.map((kind) => kinds[kind].endings).join(',')

/** Accepted kinds as text: 'Images, PDF, or documents'. */
export function acceptInWords(accept: readonly FileKind[]): string {
  const words = either(accept.map((kind) => kinds[kind].words))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The kinds in the error about a file that a field does not accept: 'image ', 'image or PDF '. */
export function fileTypeMessage(accept: readonly FileKind[]): string {
  return `${either(accept.map((kind) => kinds[kind].one))} `
}

/** 'A', 'A or B', 'A, B, or C': as `Intl.ListFormat` writes English. Its first use takes 80 ms on a slow phone. */
function either(words: readonly string[]): string {
  if (words.length < 3) return words.join(' or ')
  return `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`
}
