import { readFileSync } from 'node:fs';

/** Bytes of memory that a process holds, as the system counts them (Linux). */
export function readResidentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
