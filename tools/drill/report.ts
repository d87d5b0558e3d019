import { cpus } from 'node:os';
import type { Kill } from './kills.ts';
import { victims } from './kills.ts';
import type { Notes } from './person.ts';
import type { Restored } from './restore.ts';
import type { Rolling } from './rolling.ts';
import type { Outcome } from './verify.ts';

/** Everything that a drill found. */
export interface Drill {
  command: string;
  minutes: number;
  people: number;
  databases: string;
  kills: readonly Kill[];
  /** Seconds until writes were back, for each kill. */
  back: readonly { kill: Kill; seconds: number }[];
  outcomes: readonly Outcome[];
  notes: Notes;
  pages: { asked: number; failed: readonly string[] };
  rolling: Rolling;
  restored: Restored;
}

/** What a drill breaks of what is promised, in words; empty when nothing. */
export function brokenPromises(drill: Drill): string[] {
  return [
    ...drill.outcomes.flatMap(({ kind, lost, doubled }) => [
      ...(lost > 0 ? [`${kind}: ${lost} lost`] : []),
      ...(doubled > 0 ? [`${kind}: ${doubled} doubled`] : []),
    ]),
    ...drill.notes.signedOut.map((one) => `signed out: ${one}`),
    ...drill.notes.odd,
    ...drill.pages.failed.map((one) => `a page failed: ${one}`),
    ...drill.rolling.failed.map((one) => `a request failed in a rolling restart: ${one}`),
    ...drill.back
      .filter(({ kill, seconds }) => kill.victim === 'primary' && seconds > 10)
      .map(({ kill, seconds }) => `writes back ${seconds.toFixed(1)} s after the death of ${kill.what}`),
    ...drill.restored.differences.map((part) => `the restored ${part} differ`),
    ...(drill.restored.figuresAreEqual ? [] : ['the restored figures differ']),
    ...(drill.restored.wrongDocuments > 0
      ? [`${drill.restored.wrongDocuments} restored documents differ`]
      : []),
  ];
}

/** The page for `docs/results`. */
export function pageOf(drill: Drill): string {
  const { rolling, restored, pages, notes } = drill;
  const whats = [...new Set(drill.kills.map(({ what }) => what))];
  const backRow = (what: string) => {
    const seconds = drill.back
      .filter(({ kill }) => kill.what === what)
      .map((one) => one.seconds)
      .sort((one, other) => one - other);
    const at = (part: number) =>
      seconds[Math.min(seconds.length - 1, Math.floor(seconds.length * part))]?.toFixed(1);
    return `| ${what} | ${seconds.length} | ${at(0.5)} s | ${at(1)} s |`;
  };
  const broken = brokenPromises(drill);
  return `# A drill of the fleet

\`${drill.command}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores shared by the fleet, ${drill.people} people and whatever else ran; ${drill.minutes.toFixed(0)} minutes.
HAProxy with TLS, two processes for pages and one for jobs, PgBouncer in transaction mode, ${drill.databases}, a local S3 server, Prometheus.
${drill.kills.length} times one of them was killed (\`kill -9\`: ${victims.join(', ')} in turn, each once all was well again) while people ticked, uploaded, wrote, visited and paid.
People try again until they are answered, with the same keys, as the browser does.

| | Acknowledged | Kept once | Lost (0) | Doubled (0) |
|---|---|---|---|---|
${drill.outcomes
  .map(
    ({ kind, acknowledged, lost, doubled }) =>
      `| ${kind} | ${acknowledged} | ${acknowledged - lost - doubled} | ${lost} | ${doubled} |`,
  )
  .join('\n')}

Sessions that ended without their owner's wish: ${notes.signedOut.length}, of ${notes.renewed} renewals. Tries that met a dying process and were made again: ${notes.failed}.

| Killed | Times | Writes back, median | longest |
|---|---|---|---|
${whats.map(backRow).join('\n')}

Writes are tried once every 0.2 s; "back" counts from the kill to the first that was acknowledged with none refused after it. Nothing but what was killed was started again. Asked for after the
primary's death: 10 s.

| | |
|---|---|
| Pages asked for during all of this, each once; not answered with 200 | ${pages.asked}; **${pages.failed.length}** |
| Rolling restarts (${rolling.restarts} processes in turn, SIGTERM): requests at 50 a second, failed (0) | ${rolling.requests}; **${rolling.failed.length}** |
| Backup restored elsewhere: rows, documents | ${restored.rows}, ${restored.documents} |
| Digests of tables, sequences, jobs, files | ${restored.differences.length === 0 ? '**equal**' : restored.differences.join(', ')} |
| Figures of overview and analytics | ${restored.figuresAreEqual ? '**equal**' : 'differ'} |
| Acknowledged documents whose SHA-256 differs when the restored program sends them | **${restored.wrongDocuments}** |

${broken.length === 0 ? 'Nothing that is promised was broken.' : `Broken:\n\n${summary(broken)}`}
`;
}

/** Each once, with how often. */
function summary(lines: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts]
    .slice(0, 40)
    .map(([line, count]) => `- ${line}${count > 1 ? ` (${count} times)` : ''}`)
    .join('\n');
}
