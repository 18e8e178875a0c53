/** Texts that visitors read: buttons that share a page. */
export const shareTexts = {
  share: 'Share this page',
  shareShort: 'Share',
  email: 'Email',
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
  copiedShort: 'Link copied',
  copied: 'The link is copied.',
  notCopied: 'The link can’t be copied here. Copy the address of the page instead.',
} as const
