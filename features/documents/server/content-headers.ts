import { isViewable } from '../rules/documents.ts';

/** Scripts, forms, embedding and every origin of its own are off: whatever the bytes are, they cannot act. */
const sandboxed = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * Browsers show a PDF in a viewer of their own, which they refuse to start in a sandboxed document, and whose page
 * needs inline styles. The viewer runs a PDF's scripts in a process apart, not under our origin.
 */
const forPdfViewers =
  "script-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface Content {
  file_name: string;
  file_type: string;
  file_size: number;
  sha256: Uint8Array | null;
}

/** Headers under which the bytes of a person leave: never stored, never guessed at, inert. */
export function contentHeaders(content: Content, wanted: 'attachment' | 'inline'): Record<string, string> {
  const inline = wanted === 'inline' && isViewable(content.file_type);
  return {
    'Content-Type': content.file_type,
    'Content-Disposition': disposition(inline ? 'inline' : 'attachment', content.file_name),
    'Content-Security-Policy': inline && content.file_type === 'application/pdf' ? forPdfViewers : sandboxed,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'Accept-Ranges': 'bytes',
    ETag: `"${Buffer.from(content.sha256 ?? []).toString('base64url')}"`,
  };
}

/** RFC 6266: the name in plain letters for old programs, and as it is for the others. */
function disposition(kind: string, fileName: string): string {
  const plain = fileName.replaceAll(/[^A-Za-z0-9 ._()-]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
