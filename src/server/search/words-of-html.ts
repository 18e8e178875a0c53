/** The text of cleaned HTML for indexing: tags and entities separate words. */
export const wordsOfHtml = (html: string): string => html.replace(/<[^<>]*>/g, ' ').replace(/&[#a-z0-9]+;/gi, ' ')
