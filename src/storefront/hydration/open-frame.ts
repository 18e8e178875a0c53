/** Puts a frame in the place of the link that was pressed, and the focus into it. */
export function openFrame(link: HTMLElement): void {
  const { frame: address = '', frameTitle = '' } = link.dataset
  const frame = document.createElement('iframe')
  frame.src = address
  frame.title = frameTitle
  frame.allow = 'autoplay; fullscreen; encrypted-media'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  // The link's background would be visible while the frame loads.
  link.parentElement?.replaceChildren(frame)
  frame.focus()
}
