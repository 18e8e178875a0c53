export const PASSWORD_RESET = 'password-reset'

/**
 * Letters that open somebody's account: nobody but their receiver reads them in the studio, whatever their role, and they
 * are forgotten soon.
 */
export const personalKinds: readonly string[] = [PASSWORD_RESET]
