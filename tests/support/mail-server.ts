import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** How the server takes the next messages: as it should, later (451), never for this address (550), or not at all. */
export type MailServerMood = 'kind' | 'busy' | 'refusing' | 'hanging up';

/** A local mail server in this process, on a free port, that keeps what it gets. */
export async function startMailServer() {
  const received: { from: string; to: string[]; source: string }[] = [];
  let mood: MailServerMood = 'kind';
  const refusal = (code: number) =>
    Object.assign(new Error('somebody@example.com is not wanted here'), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      if (mood === 'refusing') return done(refusal(550));
      return mood === 'busy' ? done(refusal(451)) : done();
    },
    async onData(stream, { envelope }, done) {
      const source = await text(stream);
      received.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        source,
      });
      if (mood === 'hanging up') for (const connection of server.connections) connection.close();
      else done();
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    /** Changes how it behaves from now on. */
    become(next: MailServerMood): void {
      mood = next;
    },
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  };
}
