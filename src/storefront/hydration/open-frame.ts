/** Puts a frame in the place of its link, and the focus into it where someone has pressed the link. */
export function openFrame(link: HTMLElement, { takesFocus }: { readonly takesFocus: boolean }): void {
  const { frame: address = '', frameTitle = '' } = link.dataset
  const frame = document.createElement('iframe')
  frame.src = address
  frame.title = frameTitle
  frame.allow = 'autoplay; fullscreen; encrypted-media'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  // The link's background would be visible while the frame loads.
  link.parentElement?.replaceChildren(frame)
  if (takesFocus) frame.focus()
}
