/** The paragraphs of a text in which empty lines part them. */
export const paragraphsOf = (text: string): string[] =>
  text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
