import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { DocumentRow } from '#features/documents/contract.ts';
import { rowIdOf } from '#features/traffic/server/record.ts';
import { aProfile, aSupportMessage } from '#tests/support/request-bodies.ts';
import { aPdfOf } from '#tests/support/sample-files.ts';
import type { Person } from './person.ts';

/** What was acknowledged, by kind, each with what proves it later. */
export interface Ledger {
  /** Whether the guide showed the tick at the next look. */
  ticks: { seen: boolean }[];
  uploads: { person: Person; fileName: string; id: string; sha256: string }[];
  messages: { subject: string }[];
  events: { table: 'page_views' | 'conversion_events'; rowId: string }[];
  payments: { userId: string }[];
}

export const emptyLedger = (): Ledger => ({ ticks: [], uploads: [], messages: [], events: [], payments: [] });

const items = ['nif-portal', 'nif-request', 'nif-papers'] as const;
const sizes = [4_000, 60_000, 400_000];

/** A landing page that people open. */
export interface Landing {
  id: string;
  slug: string;
}

/** A person with an application, and what they do again and again. */
export async function actsOf(person: Person, ledger: Ledger, landing: Landing) {
  await person.ask('/api/profile', 'PUT', aProfile({ full_name: person.name }));
  const begun = await person.ask('/api/applications', 'POST', {});
  if (!begun) throw new Error(`${person.name} has no application`);
  const { application } = (await begun.json()) as { application: { id: string } };
  const guide = `/api/applications/${application.id}/guide`;
  const ticked = new Set<string>();
  let written = 0;

  async function tick(): Promise<void> {
    const item = items[randomInt(items.length)] ?? 'nif-portal';
    const completed = !ticked.has(item);
    if (!(await person.ask(`${guide}/${item}`, 'PUT', { completed }))) return;
    if (completed) ticked.add(item);
    else ticked.delete(item);
    const read = await person.ask(guide);
    if (!read) return;
    const now = (await read.json()) as { completed: Record<string, unknown> };
    ledger.ticks.push({ seen: item in now.completed === completed });
  }

  async function upload(): Promise<void> {
    const content = aPdfOf(sizes[randomInt(sizes.length)] ?? 4_000);
    const fileName = `${randomUUID()}.pdf`;
    const announced = await person.ask('/api/documents', 'POST', {
      application_id: application.id,
      file_name: fileName,
      file_size: content.length,
    });
    if (!announced) return;
    const { id } = (await announced.json()) as DocumentRow;
    const sent = await person.put(`/api/documents/${id}/content`, content);
    if (sent && ((await sent.json()) as DocumentRow).upload_status === 'uploaded')
      ledger.uploads.push({
        person,
        fileName,
        id,
        sha256: createHash('sha256').update(content).digest('hex'),
      });
  }

  async function write(): Promise<void> {
    // Ten in a day are taken from one person.
    if (written >= 9) return tick();
    written += 1;
    const subject = `Question ${randomUUID()}`;
    const body = aSupportMessage({ subject, client_key: randomUUID() });
    if (await person.ask('/api/support/messages', 'POST', body)) ledger.messages.push({ subject });
  }

  /** A stranger opens the landing page and presses its button, with what its script reports. */
  async function visit(): Promise<void> {
    const stranger = person.aStranger();
    const opened = await person.insist('a landing page', () => stranger.visit(`/pitches/${landing.slug}`));
    const visitor = /rumo_visitor=([^.;]+)/.exec(stranger.cookieFor('/'))?.[1];
    if (!opened || !visitor) return;
    for (const [type, table] of [
      ['view', 'page_views'],
      ['cta_click', 'conversion_events'],
    ] as const) {
      const id = randomUUID();
      const told = await person.insist('an event', () =>
        stranger.visit('/api/collect', {
          method: 'POST',
          headers: { origin: new URL(opened.url).origin, 'content-type': 'text/plain' },
          body: JSON.stringify({ type, id, page: landing.id }),
        }),
      );
      if (told) ledger.events.push({ table, rowId: rowIdOf(visitor, id) });
    }
  }

  /** Buys the plan: once in a drill. */
  async function pay(): Promise<void> {
    const begun = await person.ask('/api/billing/create-checkout', 'POST', { plan: 'standard' });
    if (!begun) return;
    const { url } = (await begun.json()) as { url: string };
    const card = { method: 'POST', body: new URLSearchParams({ card: 'works' }) };
    if (await person.insist('a payment', () => person.browser.visit(url, card)))
      ledger.payments.push({ userId: person.userId() });
  }

  return { pay, any: () => [tick, tick, upload, write, visit][randomInt(5)]?.() };
}
