/** Has screen readers say a sentence, through the page's one live region. The same sentence twice is said twice. */
export function announce(sentence: string): void {
  const region = document.querySelector('[data-announcer]')
  if (!region) return
  region.textContent = ''
  // Emptied and filled in one task, the region would not be seen to change.
  setTimeout(() => {
    region.textContent = sentence
  }, 50)
}
