import { expect, test } from 'vitest';
import { documentsClient } from '#tests/support/documents-client.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import { aServer } from '#tests/support/server.ts';

/** A bucket on a port of this machine at which nobody listens. */
const server = aServer({ env: { STORAGE_URL: 's3://key:secret@127.0.0.1:1/papers?tls=no' } });

test('while the bucket is away an upload is asked to come again, and its row waits for it', async () => {
  const person = await server.aPerson();
  const application = await server.anApplication({ owner: person });
  const client = documentsClient(server.url, await server.signedIn(person));
  const pdf = aPdf(1);
  const announced = await client.announce({
    application_id: application.id,
    file_name: 'passport.pdf',
    file_size: pdf.length,
  });
  const { id } = await announced.json();
  const sent = await client.send(id, new Uint8Array(pdf));
  expect([sent.status, sent.headers.get('retry-after') !== null]).toEqual([503, true]);
  expect((await sent.json()).error.code).toBe('unavailable');
  const row = await server.root
    .selectFrom('documents')
    .select('upload_status')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row?.upload_status).toBe('pending');
});
