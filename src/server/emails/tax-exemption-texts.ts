/** Texts of the email with which an exempt customer proves their address. */
export const exemptionEmailTexts = {
  subject: (site: string) => `Buy without tax at ${site}`,
  preview: 'This link is valid for 30 minutes.',
  title: 'Buy without tax',
  words: (site: string) =>
    `Open this link in the browser in which you’re shopping at ${site}. It’s valid for 30 minutes and works once. Then order with this email address.`,
  open: 'Continue without tax',
  ignore: 'If you didn’t ask for this link, ignore this email.',
}
