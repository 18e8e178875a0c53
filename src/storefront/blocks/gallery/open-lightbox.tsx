import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ContentLanguage, languageOfDocument } from '../../content-text.tsx'
import { Lightbox, type LightboxProps } from '../../lightbox/lightbox.tsx'

/** Shows a lightbox over a page that has no other React, and removes it when it is closed. */
export function openLightbox(props: Omit<LightboxProps, 'onClose'>): void {
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  // After React has handled the closing.
  const remove = () =>
    setTimeout(() => {
      root.unmount()
      element.remove()
    })
  // Open at once, so that keys pressed right afterwards reach it.
  flushSync(() =>
    root.render(
      <ContentLanguage value={languageOfDocument()}>
        <Lightbox {...props} onClose={remove} />
      </ContentLanguage>,
    ),
  )
}
