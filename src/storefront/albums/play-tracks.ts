/** Plays the tracks of an album in its one player: those that are pressed, and after each the next one. */
export function playTracks(player: HTMLElement): void {
  const audio = player.querySelector('audio')
  const status = player.querySelector('[role=status]')
  const links = [...player.querySelectorAll<HTMLAnchorElement>('a[data-track]')]
  if (!audio || !status) return
  let current = links[0]!

  const show = () => {
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    player.toggleAttribute('data-plays', !audio.paused)
  }
  const say = (sentence: string | undefined) => {
    status.textContent = (sentence ?? '').replace('%', current.dataset.track ?? '')
  }
  const play = () => {
    // A refusal is said by the element's error event; a press that came in between is none.
    audio.play().catch(() => {})
  }
  const start = (link: HTMLAnchorElement | undefined) => {
    if (!link) return
    if (link !== current || audio.error) {
      current = link
      audio.src = link.href
    }
    play()
  }
  const beside = (step: 1 | -1) => links[links.indexOf(current) + step]
  const press = (link: HTMLAnchorElement) => {
    if (link === current && !audio.paused) audio.pause()
    else start(link)
  }

  audio.addEventListener('play', () => {
    show()
    say(player.dataset.playing)
    tellBrowser(player.dataset, current, (step) => start(beside(step)))
  })
  audio.addEventListener('pause', show)
  audio.addEventListener('ended', () => start(beside(1)))
  audio.addEventListener('error', () => {
    show()
    say(player.dataset.broken)
  })
  player.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-track]') : null
    // A track is opened in a new tab as every link is.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    press(link)
  })
  player.addEventListener('keydown', (event) => {
    const link = event.target as HTMLAnchorElement
    const at = links.indexOf(link)
    if (at === -1) return
    if (event.key === ' ') press(link)
    else if (event.key === 'ArrowDown') links[at + 1]?.focus()
    else if (event.key === 'ArrowUp') links[at - 1]?.focus()
    else return
    event.preventDefault()
  })
}

/** What the keys of a keyboard and the lock screen of a phone show and do. */
function tellBrowser(
  { album = '', artist = '' }: DOMStringMap,
  { dataset }: HTMLAnchorElement,
  move: (step: 1 | -1) => void,
): void {
  if (!('mediaSession' in navigator)) return
  navigator.mediaSession.metadata = new MediaMetadata({ title: dataset.track ?? '', album, artist })
  navigator.mediaSession.setActionHandler('nexttrack', () => move(1))
  navigator.mediaSession.setActionHandler('previoustrack', () => move(-1))
}
