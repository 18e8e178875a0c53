/** Where the sign-up for a restock notice is posted without JavaScript. */
export const RESTOCK_PATH = '/s/restock'
