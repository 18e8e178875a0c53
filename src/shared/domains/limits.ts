/** The most domains of one site. */
export const mostDomains = 20
