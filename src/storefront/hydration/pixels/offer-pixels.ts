/** Reports what happens to pixels, on pages that have them and for visitors who agreed. */
export function offerPixels(): void {
  const purchase = document.querySelector<HTMLElement>('[data-purchase]')
  if (document.body.dataset.pixels !== undefined) void import('./run-pixels.ts').then(({ runPixels }) => runPixels())
  else if (purchase) void import('./report-purchase.ts').then(({ reportPurchase }) => reportPurchase(purchase))
}
