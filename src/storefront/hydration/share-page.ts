import { shareTexts } from '../blocks/share-buttons/texts.ts'
import { announce } from '../islands/announce.ts'

const SHOWN_MILLISECONDS = 3000

/** Opens the browser's share dialog; without one, copies the link. */
export async function sharePage(button: HTMLElement): Promise<void> {
  const { share: url = location.href, shareTitle: title = document.title } = button.dataset
  if (navigator.share) {
    // Closing the dialog is a rejection too.
    await navigator.share({ title, url }).catch(() => {})
    return
  }
  const isCopied = await navigator.clipboard.writeText(url).then(
    () => true,
    () => false,
  )
  announce(isCopied ? shareTexts.copied : shareTexts.notCopied)
  const words = button.lastChild
  if (!isCopied || !words) return
  words.textContent = shareTexts.copiedShort
  setTimeout(() => {
    words.textContent = shareTexts.shareShort
  }, SHOWN_MILLISECONDS)
}
