import type { Scanner } from './scanner.ts';

/**
 * EICAR's test file, which every scanner reports and which does nothing (https://www.eicar.org/download-anti-malware-testfile/).
 * In two parts, so that nobody's scanner reports this program.
 */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** Stands in where no scanner is configured: it finds the test file and no virus. */
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
