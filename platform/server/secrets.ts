import { hkdfSync } from 'node:crypto';

/** Keys for single purposes, all derived from DOCUMENT_KEY, so that one secret has to be kept and no key serves twice. */
export interface Secrets {
  /** 32 bytes for this purpose: the same ones in every process and after every restart. */
  derive(purpose: SecretPurpose): Buffer;
}

export type SecretPurpose =
  | 'key-name'
  | 'signing-keys'
  | 'refresh-successor'
  | 'limit-buckets'
  | 'provider-client'
  | 'provider-cookies'
  | 'provider-signing'
  | 'provider-word'
  | 'document-links'
  | 'visitors'
  | 'billing-key'
  | 'billing-events'
  | 'assistant-askers'
  | 'assistant-attachments';

/** `documentKey`: 32 bytes. */
export function createSecrets(documentKey: Uint8Array): Secrets {
  return {
    derive: (purpose) => Buffer.from(hkdfSync('sha256', documentKey, '', `rumo/${purpose}`, 32)),
  };
}

/** Names a document key without telling anything of it: 8 hexadecimal digits. */
export const nameOfKey = (secrets: Secrets): string => secrets.derive('key-name').toString('hex', 0, 4);
