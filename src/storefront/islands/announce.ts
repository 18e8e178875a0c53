/** Makes screen readers read a sentence through the page's one live region. The same sentence twice is read twice. */
export function announce(sentence: string): void {
  const region = document.querySelector('[data-announcer]')
  if (!region) return
  region.textContent = ''
  // A change within a single task would not be noticed.
  setTimeout(() => {
    region.textContent = sentence
  }, 50)
}
