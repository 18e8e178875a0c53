/** Characters of a code: five bits each, 100 bits together. The last four are shown to staff, so 80 bits stay secret. */
export const GIFT_CARD_CODE_LENGTH = 20

/** A code as it is compared: people type small letters, spaces and hyphens, and letters that look like digits. */
export const normalizeGiftCardCode = (entered: string): string =>
  entered
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')

/** Whether a text has the form of a gift card’s code. It says nothing about whether there is such a card. */
export const looksLikeGiftCardCode = (entered: string): boolean =>
  normalizeGiftCardCode(entered).length === GIFT_CARD_CODE_LENGTH

/** A code in groups of four, as people read and type it. */
export const groupedGiftCardCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** The characters of a code that staff and buyers see. */
export const lastFourOf = (code: string): string => code.slice(-4)
