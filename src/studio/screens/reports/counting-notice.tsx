import { Alert } from '@mantine/core'

const AGAIN_MILLISECONDS = 2000

/** Asks again while older orders are being counted. */
export const recount = (reply: { readonly isCounting: boolean } | undefined): number | false =>
  reply?.isCounting ? AGAIN_MILLISECONDS : false

/** Says that numbers are not complete yet. */
export function CountingNotice() {
  return (
    <Alert color="notice" role="status">
      Orders are still being counted. The numbers grow until all of them are.
    </Alert>
  )
}
