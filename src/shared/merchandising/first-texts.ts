/** What a sign-up for restock notices says where its owner has not written something else. */
export const FIRST_RESTOCK_TEXT = 'Get an email when this is back in stock.'
