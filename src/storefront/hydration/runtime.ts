import { mayHaveCart } from '../islands/cart-cookies.ts'
import { showCount } from '../islands/cart-indicators.ts'
import { refreshCart } from '../islands/cart-store.ts'
import { closeAnnouncement } from './close-announcement.ts'
import { closeMenus } from './close-menus.ts'
import { countVisit } from './count-visit.ts'
import { hydrateIslands } from './hydrate-islands.ts'
import { offerBackgrounds } from './offer-backgrounds.ts'
import { offerConsent } from './offer-consent.ts'
import { offerOwnPrices } from './offer-own-prices.ts'
import { offerPopup } from './offer-popup.ts'
import { openOnPress } from './open-on-press.ts'
import { followHistory, openQuickViews } from './open-quick-views.ts'
import { storeTestMode } from './pixels/store-test-mode.ts'
import { placePill } from './place-pill.ts'
import { showOpenCategories } from './show-open-categories.ts'
import { watchOtherTabs } from './watch-other-tabs.ts'
import { whenIdle } from './when-idle.ts'

// The one script of every page. It is small and loads no React; islands load it.
hydrateIslands(document)
loadCart()
// Listening to storage makes the page wait until the browser has read it from the disk.
whenIdle(watchOtherTabs)
placePill()
openQuickViews()
openOnPress()
followHistory()
closeMenus()
closeAnnouncement()
storeTestMode()
offerConsent()
offerPopup()
offerBackgrounds()
offerOwnPrices()
countVisit()
showOpenCategories()
// A page from the back/forward cache may show an old cart, even one that was bought.
addEventListener('pageshow', (event) => {
  if (!event.persisted) return
  if (mayHaveCart()) loadCart()
  else showCount('0')
})

function loadCart(): void {
  if (mayHaveCart()) void refreshCart()
}
