import { createPreviewLinkCall } from '#shared/pages/owner-api.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useFormats } from '#studio/kit/use-formats.ts'

/** Copies a link to the preview of a page's draft; a browser that allows no copying opens the preview. */
export function useCopyPreview(): (pageId: string) => void {
  const { day } = useFormats()
  const { mutate } = useContractMutation(createPreviewLinkCall, {
    onDone: ({ path, expiresAt }) => {
      const done = () =>
        showDone(
          `Preview link copied. It shows the page as it is in the editor until ${day(expiresAt)}, without an account.`,
        )
      navigator.clipboard.writeText(`${location.origin}${path}`).then(done, () => open(path, '_blank', 'noopener'))
    },
  })
  return (pageId) => mutate({ parameters: { pageId } })
}
