/** Texts that visitors read: pages made of sections. */
export const pageTexts = {
  pauseVideo: 'Pause the video in the background',
  playVideo: 'Play the video in the background',
} as const
