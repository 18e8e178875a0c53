import type { Picture } from '#shared/pictures/schema.ts'
import type { SettingField } from '#storefront/blocks/editing-facts.ts'

/** HTML as its words, a line for each paragraph, heading and list item. */
export function wordsOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<(?=(?:p|h[1-6]|li|br|blockquote)\b)/gi, '\n<'),
    'text/html',
  )
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

/** The value of a setting as its owner would say it; '' for none. */
export function settingInWords({ input }: SettingField, value: unknown): string {
  if (value === null || value === undefined) return ''
  switch (input.kind) {
    case 'check':
      return value === true ? 'Yes' : 'No'
    case 'choice':
      return input.choices.find((choice) => choice.value === value)?.label ?? String(value)
    case 'number':
      return `${String(value)}${input.unit ?? ''}`
    case 'html':
    case 'words':
      return wordsOfHtml(String(value))
    case 'table':
      return (value as readonly (readonly string[])[]).map((row) => row.join(' | ')).join('\n')
    case 'list':
    case 'pictures':
      return (value as readonly Readonly<Record<string, unknown>>[])
        .map((item) =>
          [
            input.kind === 'pictures' ? wordsOfPicture(item.picture) : '',
            ...input.fields.map((field) => settingInWords(field, item[field.name])),
          ]
            .filter(Boolean)
            .join(', '),
        )
        .join('\n')
    case 'picture':
    case 'media':
      return wordsOfPicture(value)
    default:
      return String(value)
  }
}

/** An image or a file by its alternative text, or else by the end of its URL. */
function wordsOfPicture(value: unknown): string {
  const { altText, assetUrl, name } = value as Partial<Picture> & { readonly name?: string }
  return altText || name || decodeURIComponent(assetUrl?.split('/').at(-1) ?? '')
}
