import type { DocumentRow } from '#features/documents/contract.ts';
import type { ErrorBody } from '#platform/shared/contract.ts';
import type { SignedIn } from './server.ts';

export interface Announcement {
  application_id: string;
  file_name: string;
  file_size: number;
  step_id?: string;
  document_category?: string;
  guide_item?: string;
}

/** The calls that a browser makes to keep documents, as one signed-in person (or, without headers, as nobody). */
export function documentsClient(url: string, headers?: SignedIn) {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } });

  const announce = (announcement: Announcement | Record<string, unknown>) =>
    call('/api/documents', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(announcement),
    });

  const send = (id: string, content: BodyInit) =>
    call(`/api/documents/${id}/content`, { method: 'PUT', body: content, duplex: 'half' } as RequestInit);

  /** Both halves; throws unless both succeed. */
  async function upload(
    application: { id: string },
    file_name: string,
    content: Buffer,
    more: Partial<Announcement> = {},
  ): Promise<DocumentRow> {
    const row = await answerOf<DocumentRow>(
      await announce({ application_id: application.id, file_name, file_size: content.length, ...more }),
    );
    return answerOf(await send(row.id, new Uint8Array(content)));
  }

  return {
    call,
    announce,
    send,
    upload,
    list: (query: string) => call(`/api/documents?${query}`),
    content: (id: string, more: Record<string, string> = {}) =>
      call(`/api/documents/${id}/content`, { headers: more }),
    link: (id: string) =>
      call(`/api/documents/${id}/link`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    categorise: (id: string, document_category: string) =>
      call(`/api/documents/${id}/category`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ document_category }),
      }),
    archiveLink: (applicationId: string) =>
      call(`/api/applications/${applicationId}/archive-link`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    accountArchiveLink: () =>
      call('/api/account/archive-link', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    remove: (id: string) => call(`/api/documents/${id}`, { method: 'DELETE' }),
  };
}

export type DocumentsClient = ReturnType<typeof documentsClient>;

/** The JSON of a successful answer; a refusal becomes an error that shows it. */
export async function answerOf<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text);
}

/** Status, code and message of a refusal. */
export async function refusal(
  response: Response,
): Promise<{ status: number; code: string; message: string; fields?: Record<string, string> }> {
  const { error } = (await response.json()) as ErrorBody;
  return { status: response.status, code: error.code, message: error.message, fields: error.fields };
}

export async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}
