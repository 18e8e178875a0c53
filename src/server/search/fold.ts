/** Words without marks and capitals, so that both engines find alike. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
