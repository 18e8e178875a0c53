const KEY = 'vitrine:carrier'

/** The carrier that was used last in this browser; empty when there is none. */
export function rememberedCarrier(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Stores the carrier for the next order. */
export function rememberCarrier(name: string): void {
  try {
    localStorage.setItem(KEY, name)
  } catch {
    // Without storage the field is empty again.
  }
}
