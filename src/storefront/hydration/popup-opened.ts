/** The event of the popup's dialog when it has opened. */
export const POPUP_OPENED = 'popup-opened'
