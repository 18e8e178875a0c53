const NORMAL_PIXELS = 320

/** The size in which the widget is drawn (§5): compact in a container that is narrower than 320 px. */
export const captchaSize = (containerPixels: number): 'compact' | 'normal' =>
  containerPixels < NORMAL_PIXELS ? 'compact' : 'normal'
