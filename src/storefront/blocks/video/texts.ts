/** Texts that visitors read: videos. */
export const videoTexts = {
  video: 'Video',
  play: 'Play video',
  captions: 'Captions',
  loadsFrom: { youtube: 'Loads the video from YouTube.', vimeo: 'Loads the video from Vimeo.' },
} as const
