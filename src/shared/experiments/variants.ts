// Apart from the schemas: pages load this, and should not load those.

/** What visitors of a tested page see: the page as it is, or the saved version of it. */
export const variants = ['original', 'version'] as const
export type Variant = (typeof variants)[number]
