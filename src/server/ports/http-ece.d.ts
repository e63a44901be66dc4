/** Declares the encrypted content encoding for HTTP (RFC 8188), as far as pushes use it. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  export function encrypt(
    content: Buffer,
    parameters: {
      version: 'aes128gcm';
      /** The key is made for this one content; its public half goes with it. */
      privateKey: ECDH;
      /** The receiver's public key and its secret are both in base64url. */
      dh: string;
      authSecret: string;
    },
  ): Buffer;
}
