/** The page on which a customer withdraws from a contract. */
export const withdrawalPath = '/withdrawal'
