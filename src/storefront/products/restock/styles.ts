import type { StyleName } from '../../style-name.ts'

/** The styles of the sign-up for restock notices, wherever a product is shown. */
export const restockStyles: readonly StyleName[] = ['products/restock/restock', 'forms/captcha/captcha']
