import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { eicar } from '#platform/server/scanner.ts';

/** As it should; silent after taking everything; full at 1 kB; answering with nonsense; hanging up in the middle. */
export type ClamdMood = 'kind' | 'silent' | 'full' | 'confused' | 'hanging up';

/** Speaks clamd's protocol on a free port of this process and knows EICAR's test file, at any place of a file. */
export async function startClamd() {
  let mood: ClamdMood = 'kind';
  const sizes: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    let held = Buffer.alloc(0);
    const content: Buffer[] = [];
    let inStream = false;
    const answer = (text: string) => socket.end(`${text}\0`);
    socket.on('data', (piece) => {
      held = Buffer.concat([held, piece]);
      if (!inStream) {
        const end = held.indexOf(0);
        if (end < 0) return;
        const command = held.toString('latin1', 0, end);
        held = held.subarray(end + 1);
        if (mood === 'silent') return;
        if (mood === 'confused') return void answer('UNKNOWN COMMAND');
        if (command === 'zPING') return void answer('PONG');
        if (command !== 'zINSTREAM') return void answer('UNKNOWN COMMAND');
        inStream = true;
        if (mood === 'hanging up') return void socket.destroy();
      }
      while (held.length >= 4) {
        const length = held.readUInt32BE(0);
        if (length === 0) {
          const whole = Buffer.concat(content);
          sizes.push(whole.length);
          return void answer(whole.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');
        }
        if (held.length < 4 + length) return;
        content.push(held.subarray(4, 4 + length));
        held = held.subarray(4 + length);
        if (mood === 'full' && content.length > 0) return void answer('INSTREAM size limit exceeded. ERROR');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Bytes of each file that was taken whole. */
    sizes,
    /** Changes how it behaves from now on. */
    become(next: ClamdMood): void {
      mood = next;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
