import type { TakenDiscount } from './schema.ts'

/** The name of a discount for its buyer: the code, or the title of an automatic one. */
export const shownName = ({ code, title }: Pick<TakenDiscount, 'code' | 'title'>): string => code || title
