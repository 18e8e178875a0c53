/**
 * The devices by the width of the window. Scripts and styles of sites count with these widths
 * (docs/compatibility.md#devices), which know no tablet.
 */
export const deviceQueries = {
  mobile: '(max-width: 432px)',
  tablet: 'not all',
  desktop: '(min-width: 433px)',
} as const

/** Whether the page is seen on this kind of device. */
export const isDevice = (device: keyof typeof deviceQueries): boolean => matchMedia(deviceQueries[device]).matches
