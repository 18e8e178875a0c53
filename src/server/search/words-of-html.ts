/** The text of cleaned HTML as words are taken from it: tags and entities part words. */
export const wordsOfHtml = (html: string): string => html.replace(/<[^<>]*>/g, ' ').replace(/&[#a-z0-9]+;/gi, ' ')
