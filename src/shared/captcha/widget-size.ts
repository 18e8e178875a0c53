const NORMAL_PIXELS = 320

/** The widget's size: compact in a container narrower than 320 px. */
export const captchaSize = (containerPixels: number): 'compact' | 'normal' =>
  containerPixels < NORMAL_PIXELS ? 'compact' : 'normal'
