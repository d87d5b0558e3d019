import { watchedLoad } from './watched-load.ts';

/** What is sent, in turn, and how hard. */
export interface Flood {
  url: string;
  seconds: number;
  /** Events a second; none for as fast as the connections go. */
  rate?: number;
  requests: { method: 'POST'; path: string; headers: Record<string, string>; body: string }[];
}

const connections = 32;
// A child of bench/flood.ts, so that sending shares no process with what is measured. Answers how often each status came.
process.on('message', async ({ url, seconds, rate, requests }: Flood) => {
  const statuses: Record<number, number> = {};
  const { errors } = await watchedLoad(
    { url, connections, duration: seconds, ...(rate && { overallRate: rate }), requests },
    (status) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
    },
  );
  process.send?.({ statuses, errors });
});
process.send?.('ready');
