import type { StyleName } from '../../document/style-name.ts'

/** What a form needs wherever it stands. */
export const formStyles: readonly StyleName[] = [
  'forms/form-fields',
  'blocks/form/block',
  'blocks/form/captcha',
  'blocks/form/newsletter',
]
