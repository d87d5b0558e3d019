declare module 'pako' {
  /** All that utif2 asks of it. */
  const pako: { inflateRaw(bytes: Uint8Array): Uint8Array };
  export default pako;
}
