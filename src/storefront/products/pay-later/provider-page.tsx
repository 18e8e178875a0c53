import { useState } from 'react'
import { payLaterWarnings } from './texts.ts'

/**
 * Whether the provider's own page about paying later is there. It is asked for when the dialog opens, not before, and
 * without cookies; when it cannot be loaded, the dialog explains it in our words.
 */
export function useProviderPage() {
  const [isThere, setIsThere] = useState(false)
  async function ask(page: string): Promise<void> {
    try {
      const answer = await fetch(page, { credentials: 'omit', referrerPolicy: 'no-referrer' })
      if (!answer.ok) throw new Error(payLaterWarnings.status(answer.status))
      setIsThere(true)
    } catch (error) {
      // Nothing is lost for the visitor.
      console.warn(payLaterWarnings.notLoaded(page), error)
    }
  }
  return { isThere, ask }
}

/** The provider's own page, in a frame that cannot touch the shop. */
export function ProviderPage({ name, page }: { readonly name: string; readonly page: string }) {
  return (
    <iframe
      className="pay-later-page"
      title={name}
      src={page}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
    />
  )
}
