import type { StyleName } from '../../style-name.ts'

/** The styles of a form on any page. */
export const formStyles: readonly StyleName[] = [
  'forms/form-fields',
  'blocks/form/block',
  'forms/captcha/captcha',
  'blocks/form/newsletter/newsletter',
]
