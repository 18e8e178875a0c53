import { Text } from '@mantine/core'

/** The length of a text, beside the length that search engines show completely. */
export function TextLength({ of, good }: { readonly of: string; readonly good: number }) {
  if (of === '') return null
  return (
    <Text span size="xs" className="tabular" c={of.length > good ? 'var(--notice-ink)' : 'dimmed'}>
      {of.length} / {good}
    </Text>
  )
}
