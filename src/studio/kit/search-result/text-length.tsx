import { Text } from '@mantine/core'

/** The length of a text, beside the length that search engines show completely. */
export function TextLength({ text, good }: { readonly text: string; readonly good: number }) {
  if (text === '') return null
  return (
    <Text span size="xs" className="tabular" c={text.length > good ? 'var(--notice-ink)' : 'dimmed'}>
      {text.length} / {good}
    </Text>
  )
}
