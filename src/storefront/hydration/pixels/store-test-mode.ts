/**
 * Stores in the tab that its pixels are tested, on the page that the link of the settings opens: the visitor may agree on
 * a later page. Other pages load nothing for it.
 */
export function storeTestMode(): void {
  if (document.body.dataset.pixels !== undefined && location.search.includes('pixel-test'))
    void import('./test-mode.ts').then(({ isTested }) => isTested())
}
