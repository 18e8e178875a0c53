import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts secrets of owners before they are stored, and decrypts them for use (decision 072). */
export interface Sealing {
  /** @param owner what the secret belongs to, such as a website's id: it opens for the same owner only */
  seal(secret: string, owner: string): string
  /** @throws Error when it was sealed with another key or for another owner, or was changed */
  open(sealed: string, owner: string): string
}

/** @param key the secret of this installation that is not in its database */
export function createSealing(key: string): Sealing {
  const bytes = Buffer.from(hkdfSync('sha256', key, '', 'vitrine sealing', 32))
  return {
    seal(secret, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed, owner) {
      const all = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', bytes, all.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(all.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(all.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
    },
  }
}
