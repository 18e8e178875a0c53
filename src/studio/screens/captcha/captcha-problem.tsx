import { Alert, Text } from '@mantine/core'
import { useFormats } from '#studio/kit/use-formats.ts'

/** Why Google could not be reached: forms continue to work, so the owner would not notice. */
export function CaptchaProblem({ problem }: { readonly problem: { readonly words: string; readonly since: number } }) {
  const formats = useFormats()
  return (
    <Alert color="notice" title="Google can’t be reached">
      <Text size="sm">
        Since {formats.moment(problem.since)}, forms use the built-in protection only. Details: “{problem.words}”
      </Text>
    </Alert>
  )
}
