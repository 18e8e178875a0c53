/** A file as an answer names it. */
export interface AnsweredFile {
  readonly id: string
  readonly filename: string
}

/** One file of an answer as text: its id and name. `answersSchema` stores this text. */
export const writeFileAnswer = ({ id, filename }: AnsweredFile): string => `${id}/${filename}`

/** Used for a file that is not sent yet, when a form is checked. */
export const UNSENT_FILE = 'on its way'

/** Used for a file that was refused and is still listed. */
export const REFUSED_FILE = 'refused'

/** The file that a text of an answer names. The name is '' when the text is an id alone. */
export function readFileAnswer(text: string): AnsweredFile {
  const end = text.indexOf('/')
  return end === -1 ? { id: text, filename: '' } : { id: text.slice(0, end), filename: text.slice(end + 1) }
}
