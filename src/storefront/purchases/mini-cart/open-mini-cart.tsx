import { createRoot } from 'react-dom/client'
import { ContentLanguage, languageOfDocument } from '../../content-text.tsx'
import dialogStyles from '../../dialogs/dialog.css?inline'
import freeShippingStyles from '../free-shipping-line.css?inline'
import totalsStyles from '../summary.css?inline'
import ownStyles from './mini-cart.css?inline'
import MiniCart, { type MiniCartProps } from './mini-cart.tsx'

let isStyled = false

/**
 * Opens the mini cart over the page. Its code and styles load at the first addition.
 * @param opener gets the focus back
 */
export function openMiniCart(props: Omit<MiniCartProps, 'onClosed'>, opener: HTMLElement | null): void {
  if (!isStyled) {
    isStyled = true
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(dialogStyles + freeShippingStyles + totalsStyles + ownStyles)
    document.adoptedStyleSheets.push(sheet)
  }
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const onClosed = () => {
    root.unmount()
    place.remove()
    opener?.focus({ preventScroll: true })
  }
  root.render(
    <ContentLanguage value={languageOfDocument()}>
      <MiniCart {...props} onClosed={onClosed} />
    </ContentLanguage>,
  )
}
