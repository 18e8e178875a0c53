/** Opens the sign-up of a product for a variant that is sold out; nothing where the page has none for it. */
export function showRestock(productId: string, variant: { readonly id: string } | null): void {
  if (!variant) return
  for (const box of document.querySelectorAll<HTMLDetailsElement>(`[data-restock="${CSS.escape(productId)}"]`)) {
    const field = box.querySelector<HTMLInputElement | HTMLSelectElement>('[name="variantId"]')
    const isOffered =
      field instanceof HTMLSelectElement
        ? [...field.options].some(({ value }) => value === variant.id)
        : field?.value === variant.id
    if (!field || !isOffered) continue
    field.value = variant.id
    box.open = true
  }
}
