import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Outages } from './observability/outages.ts';

/** `found` is the signature's name. */
type Verdict = { clean: true } | { clean: false; found: string };

/** Scans bytes for viruses. */
export interface Scanner {
  /** `local` knows one test file, where no scanner is configured. */
  mode: 'clamd' | 'local';
  /** Reads all of `content`. @throws ScannerUnavailable when there is no verdict in time; what `content` throws. */
  scan(content: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Verdict>;
  /** Rejects when the scanner does not answer. */
  probe(): Promise<void>;
}

/** The scanner cannot be reached, is too slow, or gave no verdict. */
export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable';
}

/** It answered, and could not say anything about this file. */
class NoVerdict extends ScannerUnavailable {}

/** The scanner of CLAMAV_URL, else the local one. */
export const openScanner = ({ clamavUrl }: { clamavUrl?: string | undefined }, outages?: Outages): Scanner =>
  clamavUrl ? clamd(clamavUrl, outages) : localScanner();

/** An answer is one line; a longer one is not from clamd. */
const longestAnswer = 4096;

const pingMs = 3_000;

/** Chunk size in bytes; clamd takes up to its StreamMaxLength, small ones save memory on both sides. */
const pieceSize = 64 * 1024;

/**
 * A client of ClamAV's daemon, one connection per file (clamd(8), INSTREAM): each chunk follows its length in four bytes, a
 * length of zero ends the file, a zero byte ends an answer.
 */
export function clamd(address: string, outages?: Outages): Scanner {
  const place = placeOf(address);
  return {
    mode: 'clamd',
    async scan(content, signal) {
      try {
        const verdict = await converse(place, signal, (socket) => sendFile(socket, content));
        outages?.worked('scanner');
        return verdict;
      } catch (error) {
        if (error instanceof ScannerUnavailable && !(error instanceof NoVerdict))
          outages?.failed('scanner', error);
        throw error;
      }
    },
    async probe() {
      const answer = await exchange(place, AbortSignal.timeout(pingMs), async (socket) => {
        await write(socket, Buffer.from('zPING\0'));
      });
      if (answer !== 'PONG') throw new ScannerUnavailable('another answer than PONG');
    },
  };
}

/** `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`. */
function placeOf(address: string): NetConnectOpts {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) };
  const { hostname, port } = new URL(address);
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port || 3310) };
}

async function converse(
  place: NetConnectOpts,
  signal: AbortSignal,
  send: (socket: Socket) => Promise<void>,
): Promise<Verdict> {
  const answer = await exchange(place, signal, send);
  if (answer === 'stream: OK') return { clean: true };
  const found = /^stream: ([\w.:+()-]{1,200}) FOUND$/.exec(answer)?.[1];
  if (found) return { clean: false, found };
  // Such as 'INSTREAM size limit exceeded. ERROR'.
  throw new NoVerdict(`no verdict: ${answer.slice(0, 100)}`);
}

/** Sends and awaits the answer. Content that breaks off is the caller's failure, everything else the scanner's. */
async function exchange(
  place: NetConnectOpts,
  signal: AbortSignal,
  send: (socket: Socket) => Promise<void>,
): Promise<string> {
  const socket = connect(place);
  const end = () => socket.destroy(new ScannerUnavailable('no answer in time'));
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  const answer = readAnswer(socket);
  // The first failure decides; the other ends with the socket.
  answer.catch(() => {});
  try {
    if (socket.connecting) await once(socket, 'connect');
    // clamd may answer before all is sent: it stops reading at its limit.
    await Promise.race([send(socket), answer]);
    return await answer;
  } catch (error) {
    if (error instanceof ContentFailed) throw error.cause;
    throw error instanceof ScannerUnavailable
      ? error
      : new ScannerUnavailable('not reached', { cause: error });
  } finally {
    signal.removeEventListener('abort', end);
    socket.destroy();
  }
}

/** The bytes to scan could not be read. */
class ContentFailed extends Error {}

async function sendFile(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  const pieces = content[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await pieces.next().catch((cause: unknown) => {
        throw new ContentFailed('', { cause });
      });
      if (done) break;
      for (let at = 0; at < value.length; at += pieceSize) {
        const piece = value.subarray(at, at + pieceSize);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(piece.length);
        // A copy: a chunk is valid until the next is read.
        await write(socket, Buffer.concat([length, piece]));
      }
    }
    await write(socket, Buffer.alloc(4));
  } finally {
    await pieces.return?.();
  }
}

/** Waits for a slow reader; throws when the connection ends meanwhile. */
async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (socket.destroyed) throw new ScannerUnavailable('hung up');
  if (socket.write(bytes)) return;
  const waiting = new AbortController();
  const { signal } = waiting;
  await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })]).finally(() =>
    waiting.abort(),
  );
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let held = Buffer.alloc(0);
    socket.on('data', (piece) => {
      held = Buffer.concat([held, piece]);
      const end = held.indexOf(0);
      if (end >= 0) resolve(held.toString('latin1', 0, end).trim());
      else if (held.length > longestAnswer) reject(new ScannerUnavailable('an endless answer'));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new ScannerUnavailable('hung up without an answer')));
  });
}

/**
 * EICAR's test file, which every scanner reports and which does nothing (https://www.eicar.org/download-anti-malware-testfile/).
 * In two parts, so that nobody's scanner reports this program.
 */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** Is in where no scanner is configured: it finds the test file and no virus. */
export function localScanner(): Scanner {
  return {
    mode: 'local',
    async scan(content) {
      let tail = Buffer.alloc(0);
      for await (const piece of content) {
        const seen = Buffer.concat([tail, piece]);
        if (seen.includes(eicar)) return { clean: false, found: 'Eicar-Test-Signature' };
        tail = Buffer.from(seen.subarray(-eicar.length + 1));
      }
      return { clean: true };
    },
    async probe() {},
  };
}
