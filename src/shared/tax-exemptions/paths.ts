/** The page on which a buyer proves an email address, to buy without tax. */
export const taxExemptionPath = '/tax-exemption'
