const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // HTML before its fifth version knows no name for it.
  "'": '&#39;',
}

/** A text as it stands in HTML and in XML, between tags and within an attribute's quotes. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!)
