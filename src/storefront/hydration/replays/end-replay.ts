/** The event with which a recording of this page ends. */
export const END_REPLAY = 'vitrine:end-replay'
