/** Tells pixels what happens, on pages that have them and for visitors who agreed. */
export function offerPixels(): void {
  const purchase = document.querySelector<HTMLElement>('[data-purchase]')
  if (document.body.dataset.pixels !== undefined) void import('./tell-pixels.ts').then(({ tellPixels }) => tellPixels())
  else if (purchase) void import('./tell-purchase.ts').then(({ tellPurchase }) => tellPurchase(purchase))
}
