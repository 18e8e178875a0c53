/** Texts that visitors read: albums and their player. */
export const albumTexts = {
  by: (artist: string) => `By ${artist}`,
  coverOf: (title: string) => `Cover of ${title}`,
  player: 'Player',
  tracks: 'Tracks',
  about: (title: string) => `About ${title}`,
  aboutShort: 'About',
  playing: (title: string) => `Playing ${title}`,
  notPlayable: (title: string) => `${title} can’t be played right now. Try again later.`,
  empty: 'There are no tracks here yet.',
} as const
