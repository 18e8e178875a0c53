/** A file as an answer names it. */
export interface AnsweredFile {
  readonly id: string
  readonly filename: string
}

/** One file of an answer to a field of files: its id and its name in one text, which is what `answersSchema` carries. */
export const writeFileAnswer = ({ id, filename }: AnsweredFile): string => `${id}/${filename}`

/** Stands for a file that is still on its way when a form is looked at. */
export const UNSENT_FILE = 'on its way'

/** Stands for a file that was refused and is still listed. */
export const REFUSED_FILE = 'refused'

/** The file that a text of an answer names. Of an id alone the name is not known: ''. */
export function readFileAnswer(text: string): AnsweredFile {
  const end = text.indexOf('/')
  return end === -1 ? { id: text, filename: '' } : { id: text.slice(0, end), filename: text.slice(end + 1) }
}
