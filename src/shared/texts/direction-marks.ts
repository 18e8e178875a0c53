/** Embeddings, overrides and isolates. The marks for single letters (U+200E, U+200F, U+061C) do not reverse text. */
const MARKS = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * A text without the characters that reverse the text beside it: one that is not closed reverses the rest of the
 * line, which others have written. Arabic and Hebrew are written without them.
 */
export const withoutDirectionMarks = (text: string): string => text.replace(MARKS, '')
